import { sides, type Side } from '@goalsquare/engine';
import type { CsvRow } from '../csv.js';
import type { FieldReader } from '../field-reader.js';
import type { Scores } from '../scores.js';
import { scoreEnds, type ResultColumn, type ScoreColumn, type ScoreEnd } from './columns.js';

type Row = CsvRow<ResultColumn>;
interface Tally {
  readonly goals: number;
  readonly behinds: number;
}

const MOST = 99;
const MOST_POINTS = 693;
const members = ['goals', 'behinds'] as const;
const column = (side: Side, end: ScoreEnd, member: (typeof members)[number]): ScoreColumn => `${side}_${end}_${member}`;

const isGiven = (row: Row, end: ScoreEnd): boolean =>
  sides.some((side) => members.some((member) => row.of[column(side, end, member)] !== ''));

/** Checks whether a row has any part of a score. */
export const hasScore = (row: Row): boolean =>
  row.of.home_points !== '' || row.of.away_points !== '' || scoreEnds.some((end) => isGiven(row, end));

/** Checks whether a row has a score field that is neither empty nor 0. */
export const hasPoints = (row: Row): boolean =>
  [row.of.home_points, row.of.away_points].some((text) => text !== '' && text !== '0') ||
  sides.some((side) =>
    scoreEnds.some((end) =>
      members.some((member) => row.of[column(side, end, member)] !== '' && row.of[column(side, end, member)] !== '0'),
    ),
  );

function cumulative(row: Row, read: FieldReader, side: Side, end: ScoreEnd, before: Tally): Tally {
  const value = (member: (typeof members)[number]) =>
    read.integer(row, column(side, end, member), before[member], MOST);
  return { goals: value('goals'), behinds: value('behinds') };
}

const less = (now: Tally, before: Tally): Tally => ({
  goals: now.goals - before.goals,
  behinds: now.behinds - before.behinds,
});

const nil: Tally = { goals: 0, behinds: 0 };

/**
 * Returns the ends of periods for which a row has scores, up to the end of the match. If a period is missing, returns
 * only the end of the match. A match with extra time must have the fourth quarter.
 */
function endsOf(row: Row): readonly ScoreEnd[] {
  const given = scoreEnds.slice(0, -1).filter((end) => isGiven(row, end));
  const inOrder = given.length >= 3 && given.every((end, at) => end === scoreEnds[at]);
  const isLong = row.of.extra_time === '1';
  if (!inOrder || (isLong && given.length < 4)) return ['final'];
  return given.length === 3 || (isLong && given.length === 4) ? [...given, 'final'] : given;
}

/** Adds faults if the final score differs from the score at the end of the last period. */
function checkFinal(row: Row, read: FieldReader, last: Readonly<Record<Side, Tally>>): void {
  for (const side of sides) {
    for (const member of members) {
      const field = column(side, 'final', member);
      const text = row.of[field];
      if (text !== '' && text !== String(last[side][member]))
        read.fault(row, field, `${last[side][member]}, as at the end of the last period, or 1 for extra_time`, 0);
    }
  }
}

/** Reads the score of a row, whose quarters are cumulative. */
export function scoresOf(row: Row, read: FieldReader): Scores {
  if (!scoreEnds.some((end) => isGiven(row, end)))
    return {
      home: { points: read.integer(row, 'home_points', 0, MOST_POINTS) },
      away: { points: read.integer(row, 'away_points', 0, MOST_POINTS) },
    };
  const ends = endsOf(row);
  const periods: Record<Side, Tally>[] = [];
  let before: Record<Side, Tally> = { home: nil, away: nil };
  for (const end of ends) {
    const now = {
      home: cumulative(row, read, 'home', end, before.home),
      away: cumulative(row, read, 'away', end, before.away),
    };
    periods.push({ home: less(now.home, before.home), away: less(now.away, before.away) });
    before = now;
  }
  if (ends.at(-1) !== 'final') checkFinal(row, read, before);
  for (const side of sides) {
    const points = 6 * before[side].goals + before[side].behinds;
    if (row.of[`${side}_points`] !== '' && row.of[`${side}_points`] !== String(points)) {
      read.fault(row, `${side}_points`, `${points}, six for each goal and one for each behind`, 0);
    }
  }
  return {
    ...before,
    ...(ends.length > 1 && { periods: periods.map((period, at) => ({ period: at + 1, ...period })) }),
  };
}
