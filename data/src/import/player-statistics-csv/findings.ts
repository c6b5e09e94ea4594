import { boxScoreCodes, hasPointsOnly, sides, type BoxScoreCode, type OfficialScore } from '@goalsquare/engine';
import type { Finding, Findings } from '../findings.js';
import type { Scores } from '../scores.js';
import type { PlayerRow } from './rows.js';
import type { Squads } from './squads.js';

type Odd = Omit<Finding, 'file'>;

const sumOf = (players: readonly PlayerRow[], code: BoxScoreCode): number | undefined =>
  players.every(({ statistics }) => statistics[code] !== undefined)
    ? players.reduce((sum, { statistics }) => sum + (statistics[code] ?? 0), 0)
    : undefined;

/** Returns statistics that some players of a match have and others lack. */
const partlyEmpty = (players: readonly PlayerRow[]): readonly Odd[] =>
  boxScoreCodes.flatMap((field) => {
    const without = players.filter(({ statistics }) => statistics[field] === undefined);
    return without.length === players.length
      ? []
      : without.map(({ line }) => ({
          line,
          field,
          value: '',
          allowed: 'a value for every player of the match, or for none',
          action: 'it is not known for this player, which is not 0',
        }));
  });

/** Counts of a player that contradict each other. */
function contradictionsOf({ statistics, line }: PlayerRow): readonly Odd[] {
  const { KICK, HANDBALL, DISPOSAL, MARK, MARK_CONTESTED } = statistics;
  return [
    ...(KICK !== undefined && HANDBALL !== undefined && DISPOSAL !== undefined && KICK + HANDBALL !== DISPOSAL
      ? [
          {
            line,
            field: 'DISPOSAL',
            value: DISPOSAL,
            allowed: 'kicks and handballs together',
            action: 'kicks and handballs count',
          },
        ]
      : []),
    ...(MARK !== undefined && MARK_CONTESTED !== undefined && MARK_CONTESTED > MARK
      ? [
          {
            line,
            field: 'MARK_CONTESTED',
            value: MARK_CONTESTED,
            allowed: 'at most the marks of the player',
            action: 'MARK_UNCONTESTED is absent',
          },
        ]
      : []),
  ];
}

/** Reports how a squad's players contradict its score. */
function scoreFindings(players: readonly PlayerRow[], { goals, behinds }: OfficialScore['home']): readonly Odd[] {
  const [scored, missed] = [sumOf(players, 'GOAL'), sumOf(players, 'BEHIND')];
  const [{ line, team } = { line: 0, team: '' }] = players;
  return [
    ...(scored !== undefined && scored !== goals
      ? [
          {
            line,
            field: 'GOAL',
            value: scored,
            allowed: `${goals} in all, the goals of ${team}`,
            action: 'the score counts for the squad',
          },
        ]
      : []),
    ...(missed !== undefined && missed > behinds
      ? [
          {
            line,
            field: 'BEHIND',
            value: missed,
            allowed: `at most ${behinds} in all, the behinds of ${team}`,
            action: 'the score counts for the squad',
          },
        ]
      : []),
  ];
}

/** Adds findings about oddities in the box score of a match, which is imported as it is. */
export function addBoxScoreFindings(
  findings: Findings,
  file: string,
  squads: Squads,
  result: Scores | undefined,
): void {
  const all = sides.flatMap((side) => squads[side]);
  const empty = sides.flatMap((side): readonly Odd[] =>
    squads[side].length > 0
      ? []
      : [
          {
            line: all[0]?.line ?? 0,
            field: 'team',
            value: all[0]?.team,
            allowed: 'players of both squads; the match has those of one',
            action: 'the other squad has no statistics',
          },
        ],
  );
  const ofScores =
    result === undefined || hasPointsOnly(result)
      ? []
      : sides.flatMap((side) => scoreFindings(squads[side], result[side]));
  for (const odd of [...empty, ...partlyEmpty(all), ...all.flatMap(contradictionsOf), ...ofScores])
    findings.add({ file, ...odd });
}
