import { boxScoreCodes, hasPointsOnly, sides, type BoxScoreCode, type OfficialScore } from '@goalsquare/engine';
import type { Finding, Findings } from '../findings.js';
import type { Scores } from '../scores.js';
import type { PlayerRow } from './rows.js';
import type { Squads } from './squads.js';

type Odd = Omit<Finding, 'file'>;

const odd = (line: number, field: string, value: unknown, allowed: string, action: string): Odd => {
  return { line, field, value, allowed, action };
};

const sumOf = (players: readonly PlayerRow[], code: BoxScoreCode): number | undefined =>
  players.every(({ statistics }) => statistics[code] !== undefined)
    ? players.reduce((sum, { statistics }) => sum + (statistics[code] ?? 0), 0)
    : undefined;

/** Returns findings about statistics that some players of a match have and others do not. */
function partlyEmpty(players: readonly PlayerRow[]): readonly Odd[] {
  const allowed = 'a value for every player of the match, or for none';
  return boxScoreCodes.flatMap((field) => {
    const without = players.filter(({ statistics }) => statistics[field] === undefined);
    return without.length === players.length
      ? []
      : without.map(({ line }) => odd(line, field, '', allowed, 'the value is unknown for this player, not 0'));
  });
}

/** Returns findings about statistics of a player that contradict each other. */
function contradictionsOf({ statistics, line }: PlayerRow): readonly Odd[] {
  const { KICK, HANDBALL, DISPOSAL, MARK, MARK_CONTESTED } = statistics;
  return [
    ...(KICK !== undefined && HANDBALL !== undefined && DISPOSAL !== undefined && KICK + HANDBALL !== DISPOSAL
      ? [odd(line, 'DISPOSAL', DISPOSAL, 'the sum of kicks and handballs', 'kicks and handballs are used')]
      : []),
    ...(MARK !== undefined && MARK_CONTESTED !== undefined && MARK_CONTESTED > MARK
      ? [odd(line, 'MARK_CONTESTED', MARK_CONTESTED, 'at most the marks of the player', 'MARK_UNCONTESTED is absent')]
      : []),
  ];
}

/** Returns findings about a squad's players that contradict its score. */
function scoreFindings(players: readonly PlayerRow[], { goals, behinds }: OfficialScore['home']): readonly Odd[] {
  const [scored, missed] = [sumOf(players, 'GOAL'), sumOf(players, 'BEHIND')];
  const [{ line, team } = { line: 0, team: '' }] = players;
  const action = 'the score counts for the squad';
  return [
    ...(scored !== undefined && scored !== goals
      ? [odd(line, 'GOAL', scored, `${goals} in total, the goals of ${team}`, action)]
      : []),
    ...(missed !== undefined && missed > behinds
      ? [odd(line, 'BEHIND', missed, `at most ${behinds} in total, the behinds of ${team}`, action)]
      : []),
  ];
}

/** Adds findings about contradictions in the box score of a match, which is imported unchanged. */
export function addBoxScoreFindings(
  findings: Findings,
  file: string,
  squads: Squads,
  result: Scores | undefined,
): void {
  const all = sides.flatMap((side) => squads[side]);
  const both = 'players of both squads; the match has players of only one';
  const empty = sides
    .filter((side) => squads[side].length === 0)
    .map(() => odd(all[0]?.line ?? 0, 'team', all[0]?.team, both, 'the other squad has no statistics'));
  const ofScores =
    result === undefined || hasPointsOnly(result)
      ? []
      : sides.flatMap((side) => scoreFindings(squads[side], result[side]));
  for (const one of [...empty, ...partlyEmpty(all), ...all.flatMap(contradictionsOf), ...ofScores])
    findings.add({ file, ...one });
}
