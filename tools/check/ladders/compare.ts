import { ladderOf, type LadderLine, type SeasonFacts } from '@goalsquare/engine';
import { readCsv } from '@goalsquare/data';
import { exceptionsOf } from './exceptions.js';

/** An official ladder after a round, best squad first. */
export interface OfficialLadder {
  readonly season: number;
  readonly round: number;
  readonly lines: readonly {
    readonly team: string;
    readonly wins: number;
    readonly losses: number;
    readonly draws: number;
  }[];
}

/** Reads the official ladders by round. */
export function readOfficial(file: string): readonly OfficialLadder[] {
  const ladders = new Map<
    string,
    {
      season: number;
      round: number;
      lines: { position: number; team: string; wins: number; losses: number; draws: number }[];
    }
  >();
  for (const { of } of readCsv(file, ['season', 'round', 'team', 'position', 'wins', 'losses', 'draws'])) {
    const key = `${of.season} ${of.round}`;
    const ladder = ladders.get(key) ?? { season: Number(of.season), round: Number(of.round), lines: [] };
    ladder.lines.push({
      position: Number(of.position),
      team: of.team,
      wins: Number(of.wins),
      losses: Number(of.losses),
      draws: Number(of.draws),
    });
    ladders.set(key, ladder);
  }
  return [...ladders.values()]
    .map((ladder) => ({ ...ladder, lines: ladder.lines.sort((a, b) => a.position - b.position) }))
    .sort((a, b) => a.season - b.season || a.round - b.round);
}

/** How the ladders of a season differ from the official ones. */
export interface SeasonComparison {
  readonly season: number;
  readonly rounds: number;
  readonly equalOrder: number;
  readonly equalRecords: number;
  readonly exceptions: readonly string[];
  readonly differences: readonly string[];
}

const recordOf = ({
  wins,
  losses,
  draws,
}: {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}): string => `${wins}-${losses}-${draws}`;

/**
 * Returns the number to add to an official round number to get ours. It is declared for a season, and applies only if
 * the official ladders begin with round 0 and ours do not.
 */
function shiftOf({ matches }: SeasonFacts, official: readonly OfficialLadder[], season: number): number {
  const shift = exceptionsOf(season).find((exception) => exception.is === 'shift')?.rounds ?? 0;
  return official.some(({ round }) => round === 0) && !matches.some(({ roundNumber }) => roundNumber === 0) ? shift : 0;
}

function differencesIn(
  official: OfficialLadder,
  ours: readonly LadderLine[],
): { readonly order: boolean; readonly records: boolean; readonly shown: readonly string[] } {
  const byName = new Map(ours.map((line) => [line.squad.name, line]));
  const where = `${official.season} round ${official.round}`;
  const order = official.lines.flatMap(({ team }, at) =>
    ours[at]?.squad.name === team
      ? []
      : [`${where}: position ${at + 1} is ${ours[at]?.squad.name ?? 'nobody'}, officially ${team}`],
  );
  const records = official.lines.flatMap((line) => {
    const own = byName.get(line.team);
    return own !== undefined && recordOf(own) === recordOf(line)
      ? []
      : [`${where}: ${line.team} has ${own === undefined ? 'no line' : recordOf(own)}, officially ${recordOf(line)}`];
  });
  return {
    order: order.length === 0 && ours.length === official.lines.length,
    records: records.length === 0,
    shown: [...order, ...records],
  };
}

/** Compares the ladder of every round of a season with the official one. */
export function compareSeason(facts: SeasonFacts, official: readonly OfficialLadder[]): SeasonComparison {
  const season = facts.record.id;
  const shift = shiftOf(facts, official, season);
  const compared = official.map((ladder) => differencesIn(ladder, ladderOf(facts, ladder.round + shift).lines));
  return {
    season,
    rounds: official.length,
    equalOrder: compared.filter(({ order }) => order).length,
    equalRecords: compared.filter(({ records }) => records).length,
    exceptions: exceptionsOf(season).flatMap((exception) =>
      exception.is === 'shift' && shift === 0 ? [] : [`${exception.is}: ${exception.reason}`],
    ),
    differences: compared.flatMap(({ shown }) => shown),
  };
}
