import { hasStarted, sides, type Side, type SideIndex } from '@goalsquare/engine';
import { chosenText, day, instant, integer, number, text } from '../columns.js';
import type { ExportColumn, ExportMatch, ExportTable } from '../table.js';
import { placeColumns, squadColumns } from './shared-columns.js';

type Column = ExportColumn<ExportMatch>;

const FULL_PERIODS = 4;

const tallyOf = ({ view }: ExportMatch, side: SideIndex) => (hasStarted(view) ? view.score.totals[side] : undefined);

/**
 * Returns the goals or behinds in a period. Period 5 is all of extra time. **Empty**: `undefined` if the match has no
 * such period.
 */
function inPeriod(
  { view }: ExportMatch,
  side: SideIndex,
  period: number,
  what: 'goals' | 'behinds',
): number | undefined {
  const tallies = view.score.periods[side].filter((tally) =>
    period > FULL_PERIODS ? tally.period > FULL_PERIODS : tally.period === period,
  );
  return tallies.length === 0 ? undefined : tallies.reduce((sum, tally) => sum + tally[what], 0);
}

function sideColumns(side: Side): readonly Column[] {
  const index: SideIndex = side === 'home' ? 0 : 1;
  const periods = [1, 2, 3, 4, 5].flatMap((period) => {
    const [name, when] = period > FULL_PERIODS ? ['ExtraTime', 'extra time'] : [`Q${period}`, `quarter ${period}`];
    return (['goals', 'behinds'] as const).map((what) =>
      integer<ExportMatch>(
        `${side}${name}${what === 'goals' ? 'Goals' : 'Behinds'}`,
        `${what} of the ${side} squad in ${when}`,
        (row) => inPeriod(row, index, period, what),
      ),
    );
  });
  return [
    ...squadColumns<ExportMatch>(({ view }) => view.header[side], `${side} squad`, side),
    integer(`${side}Goals`, `goals of the ${side} squad`, (row) => tallyOf(row, index)?.goals),
    integer(`${side}Behinds`, `behinds of the ${side} squad`, (row) => tallyOf(row, index)?.behinds),
    integer(`${side}Points`, `score of the ${side} squad`, (row) => tallyOf(row, index)?.points, { unit: 'points' }),
    ...periods,
  ];
}

/** Returns the id of the winning squad. **Empty**: `undefined` before the match is complete, or after a draw. */
function winnerOf({ view: { clock, score, header } }: ExportMatch): number | undefined {
  const [home, away] = score.totals;
  if (clock.status.typeName !== 'Completed' || home.points === away.points) return undefined;
  return home.points > away.points ? header.home.id : header.away.id;
}

const secondsOf = ({ view: { clock } }: ExportMatch): number | undefined =>
  clock.periods.reduce((sum, { periodSeconds }) => sum + periodSeconds, 0) || undefined;

export const matchesTable: ExportTable<ExportMatch> = {
  name: 'matches',
  is: 'one row per match, played or not: the fixture with results',
  rowsOf: (match) => [match],
  columns: [
    ...placeColumns<ExportMatch>(({ view }) => view.header),
    integer('competitionId', 'id of the competition', ({ view }) => view.header.competitionId),
    chosenText('competitionName', 'name of the competition', ({ view }) => view.header.competitionName),
    integer('phaseId', 'id of the phase', ({ view }) => view.header.phase.id),
    chosenText('phaseName', 'name of the phase', ({ view }) => view.header.phase.name),
    integer('phaseRoundNumber', 'number of the round in its phase', ({ view }) => view.header.phaseRoundNumber),
    text('type', 'kind of match: HA, or a final', ({ view }) => view.header.type),
    text('statusCode', 'code of the status', ({ view }) => view.clock.status.code),
    text('statusName', 'name of the status', ({ view }) => view.clock.status.name),
    integer('revision', 'entries of the log', ({ match }) => match.revision),
    day('startDate', 'date at the venue', ({ view }) => view.header.date?.startDate),
    text('startTime', 'time at the venue', ({ view }) => view.header.date?.startTime),
    instant('utcMatchStart', 'instant of the start, UTC', ({ view }) => view.header.date?.utcMatchStart),
    integer('venueId', 'id of the venue', ({ view }) => view.header.venue.id),
    chosenText('venueName', 'name of the venue', ({ view }) => view.header.venue.name),
    chosenText('venueCode', 'code of the venue', ({ view }) => view.header.venue.code),
    number('venueLength', 'length of the ground', ({ view }) => view.header.venue.lengthMetres, { unit: 'metres' }),
    number('venueWidth', 'width of the ground', ({ view }) => view.header.venue.widthMetres, { unit: 'metres' }),
    text('timeZone', 'time zone of the venue', ({ view }) => view.header.venue.timeZone),
    integer('attendance', 'spectators', ({ view }) => view.header.attendance),
    integer('winningSquadId', 'id of the winning squad; empty after a draw', winnerOf),
    integer('periodSecs', 'length of all periods so far', secondsOf, { unit: 'seconds' }),
    ...sides.flatMap(sideColumns),
  ],
};
