import { progressOf, type MatchBrief, type MatchHeader } from '@goalsquare/engine';
import { readOr } from '../damaged-error.js';
import type { StoredBriefs, StoredSeasons } from '../match-store.js';
import { seasonKeyText, versionOf, type SeasonKey } from '../season-forms.js';

/**
 * A growing match: its state, its current season, and the season it began in, because a correction may change the
 * season.
 */
export interface LiveMatchState {
  readonly matchId: number;
  readonly revision: number;
  readonly season: SeasonKey;
  readonly origin: SeasonKey;
}

export const seasonOf = ({ leagueId, levelId, seasonId }: MatchHeader): SeasonKey => ({ leagueId, levelId, seasonId });

/**
 * Stored seasons, with growing matches in place of stored ones with the same ids. An unchanged season is the same
 * object. A changed season is a new object, whose briefs are computed on request.
 */
export class LiveSeasons {
  readonly #stored: ReadonlyMap<string, StoredBriefs>;
  readonly #standings = new Map<number, LiveMatchState>();
  readonly #bySeason = new Map<string, { readonly key: SeasonKey; readonly matchIds: Set<number> }>();
  readonly #forms = new Map<string, StoredBriefs>();
  readonly #read = new Map<string, readonly MatchBrief[]>();
  #all: StoredSeasons | undefined;

  constructor(
    private readonly seasons: StoredSeasons,
    private readonly briefOf: (matchId: number) => MatchBrief | undefined,
  ) {
    this.#stored = new Map(seasons.briefs.map((form) => [seasonKeyText(form), form]));
  }

  /** Returns the state of a match. **Empty**: `undefined` for a match that does not grow. */
  standing(matchId: number): LiveMatchState | undefined {
    return this.#standings.get(matchId);
  }

  matchIds(): readonly number[] {
    return [...this.#standings.keys()];
  }

  set(standing: LiveMatchState): void {
    const before = this.#standings.get(standing.matchId);
    this.#standings.set(standing.matchId, standing);
    for (const key of [standing.origin, before?.season ?? standing.origin, standing.season])
      this.#touch(key).delete(standing.matchId);
    this.#touch(standing.season).add(standing.matchId);
  }

  /** Returns the current seasons: the same object until a match changes. */
  all(): StoredSeasons {
    return (this.#all ??= {
      briefs: [...new Set([...this.#stored.keys(), ...this.#bySeason.keys()])].flatMap(
        (name) => this.#formOf(name) ?? [],
      ),
      records: this.seasons.records,
    });
  }

  #touch(key: SeasonKey): Set<number> {
    const name = seasonKeyText(key);
    const season = this.#bySeason.get(name) ?? { key, matchIds: new Set() };
    this.#bySeason.set(name, season);
    this.#forms.delete(name);
    this.#all = undefined;
    return season.matchIds;
  }

  #formOf(name: string): StoredBriefs | undefined {
    const stored = this.#stored.get(name);
    const live = this.#bySeason.get(name);
    if (live === undefined) return stored;
    if (stored === undefined && live.matchIds.size === 0) return undefined;
    const form = this.#forms.get(name) ?? this.#made(live.key, stored, [...live.matchIds]);
    this.#forms.set(name, form);
    return form;
  }

  #made(
    { leagueId, levelId, seasonId }: SeasonKey,
    stored: StoredBriefs | undefined,
    matchIds: readonly number[],
  ): StoredBriefs {
    let known: readonly MatchBrief[] | undefined;
    const growing = (): readonly MatchBrief[] => matchIds.flatMap((matchId) => this.briefOf(matchId) ?? []);
    const briefs = (): readonly MatchBrief[] => [
      ...this.#storedBriefs(stored).filter(({ id }) => !this.#standings.has(id)),
      ...growing(),
    ];
    const version = versionOf(
      [
        stored?.version,
        ...matchIds.map((matchId) => `${matchId}@${this.#standings.get(matchId)?.revision ?? 0}`),
      ].join(),
    );
    const steadyVersion = (): string =>
      versionOf([stored?.version, ...matchIds.map((matchId) => this.#steadyText(matchId))].join());
    return { leagueId, levelId, seasonId, version, steadyVersion, briefs: () => (known ??= briefs()) };
  }

  /**
   * Returns a text that changes whenever the brief of a match changes, except for its clock and current score.
   * **Empty**: an empty text for an invalid match, and a text with the revision for a damaged one.
   */
  #steadyText(matchId: number): string {
    return readOr(
      () => {
        const brief = this.briefOf(matchId);
        return brief === undefined ? '' : steadyText(brief);
      },
      () => `damaged ${matchId}@${this.#standings.get(matchId)?.revision ?? 0}`,
    );
  }

  /**
   * Returns the stored matches of a changing season. They are read once, because each read covers the entire season.
   */
  #storedBriefs(stored: StoredBriefs | undefined): readonly MatchBrief[] {
    if (stored === undefined) return [];
    const name = seasonKeyText(stored);
    const briefs = this.#read.get(name) ?? stored.briefs();
    this.#read.set(name, briefs);
    return briefs;
  }
}

/** Returns a match as text, without its clock and, until it is complete, without its points. */
function steadyText(brief: MatchBrief): string {
  const isComplete = progressOf(brief) === 'Completed';
  return JSON.stringify(brief, (member, value: unknown) =>
    member === 'clock' ? undefined : member === 'score' && !isComplete ? 'some' : value,
  );
}
