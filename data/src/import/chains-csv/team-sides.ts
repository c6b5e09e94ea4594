import type { CsvRow } from '../csv.js';
import type { FieldReader } from '../field-reader.js';
import type { EventRow } from './event-row.js';
import type { PublishedColumn } from './published-columns.js';

type Row = CsvRow<PublishedColumn>;

/** Counts the names that rows use for each team id. */
export class TeamNames {
  readonly #counts = new Map<string, Map<string, number>>();

  add({ of }: Row): void {
    if (of.team_id === '' || of.team === '') return;
    const names = this.#counts.get(of.team_id) ?? new Map<string, number>();
    this.#counts.set(of.team_id, names.set(of.team, (names.get(of.team) ?? 0) + 1));
  }

  /** Returns the most frequent name for each team id. */
  mostFrequent(): ReadonlyMap<string, string> {
    return new Map(
      [...this.#counts].map(([id, names]) => [
        id,
        [...names].reduce((most, one) => (one[1] > most[1] ? one : most))[0],
      ]),
    );
  }
}

/**
 * Determines the side of an event or chain by its team. A team's id takes precedence over its name, because some files
 * contain the player's current team. If the ids of both sides are not known, an id stands for the team that most of its
 * rows name.
 */
export class TeamSides {
  constructor(
    private readonly names: ReadonlyMap<string, string>,
    private readonly read: FieldReader,
  ) {}

  /**
   * Returns the side of an event. **Empty**: no side if the row has no team. A team that does not play in the match is
   * a fault.
   */
  ofEvent(row: Row): EventRow['side'] {
    const { team_id: id, team } = row.of;
    if (id !== '') return this.#ofId(row, 'team_id', id);
    return team === '' ? '' : (this.#ofName(row, team) ?? this.#fault(row, 'team'));
  }

  /** Returns the side that owns the chain. **Empty**: `undefined` if the row does not name it. */
  ofChain(row: Row): EventRow['side'] | undefined {
    const { chain_team_id: id } = row.of;
    return id === '' ? undefined : this.#ofId(row, 'chain_team_id', id);
  }

  #ofId(row: Row, field: 'team_id' | 'chain_team_id', id: string): EventRow['side'] {
    const { home_team_id: home, away_team_id: away } = row.of;
    if (id === home) return 'H';
    if (id === away) return 'A';
    const name = home === '' || away === '' ? this.names.get(id) : undefined;
    return this.#ofName(row, name) ?? this.#fault(row, field);
  }

  #ofName({ of }: Row, name: string | undefined): EventRow['side'] | undefined {
    return name === of.home ? 'H' : name === of.away ? 'A' : undefined;
  }

  #fault(row: Row, field: 'team_id' | 'chain_team_id' | 'team'): '' {
    const { home, away } = row.of;
    return this.read.fault(row, field, `a team of the match, ${home} or ${away}`, '');
  }
}
