import { hasStarted, sides, type Side, type SideIndex } from '@goalsquare/engine';
import type { ExportColumn, ExportMatch, ExportTable } from '../table.js';
import { placeColumns } from './place.js';

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
  const periods = [1, 2, 3, 4, 5].flatMap((period) =>
    (['goals', 'behinds'] as const).map((what): Column => ({
      name: `${side}${period > FULL_PERIODS ? 'ExtraTime' : `Q${period}`}${what === 'goals' ? 'Goals' : 'Behinds'}`,
      kind: 'integer',
      is: `${what} of the ${side} squad in ${period > FULL_PERIODS ? 'extra time' : `quarter ${period}`}`,
      of: (row) => inPeriod(row, index, period, what),
    })),
  );
  return [
    {
      name: `${side}SquadId`,
      kind: 'integer',
      is: `id of the ${side} squad`,
      of: ({ view }) => view.header[side].id,
    },
    {
      name: `${side}SquadName`,
      kind: 'text',
      chosen: true,
      is: `name of the ${side} squad`,
      of: ({ view }) => view.header[side].name,
    },
    {
      name: `${side}SquadCode`,
      kind: 'text',
      chosen: true,
      is: `code of the ${side} squad`,
      of: ({ view }) => view.header[side].code,
    },
    {
      name: `${side}Goals`,
      kind: 'integer',
      is: `goals of the ${side} squad`,
      of: (row) => tallyOf(row, index)?.goals,
    },
    {
      name: `${side}Behinds`,
      kind: 'integer',
      is: `behinds of the ${side} squad`,
      of: (row) => tallyOf(row, index)?.behinds,
    },
    {
      name: `${side}Points`,
      kind: 'integer',
      unit: 'points',
      is: `score of the ${side} squad`,
      of: (row) => tallyOf(row, index)?.points,
    },
    ...periods,
  ];
}

/** Returns the id of the winning squad. **Empty**: `undefined` before the match is complete, or after a draw. */
function winnerOf({ view: { clock, score, header } }: ExportMatch): number | undefined {
  const [home, away] = score.totals;
  if (clock.status.typeName !== 'Completed' || home.points === away.points) return undefined;
  return home.points > away.points ? header.home.id : header.away.id;
}

/** The table of matches. */
export const matchesTable: ExportTable<ExportMatch> = {
  name: 'matches',
  is: 'one row per match, played or not: the fixture with results',
  rowsOf: (match) => [match],
  columns: [
    ...placeColumns<ExportMatch>(({ view }) => view.header),
    {
      name: 'competitionId',
      kind: 'integer',
      is: 'id of the competition',
      of: ({ view }) => view.header.competitionId,
    },
    {
      name: 'competitionName',
      kind: 'text',
      chosen: true,
      is: 'name of the competition',
      of: ({ view }) => view.header.competitionName,
    },
    { name: 'phaseId', kind: 'integer', is: 'id of the phase', of: ({ view }) => view.header.phase.id },
    {
      name: 'phaseName',
      kind: 'text',
      chosen: true,
      is: 'name of the phase',
      of: ({ view }) => view.header.phase.name,
    },
    {
      name: 'phaseRoundNumber',
      kind: 'integer',
      is: 'number of the round in its phase',
      of: ({ view }) => view.header.phaseRoundNumber,
    },
    { name: 'type', kind: 'text', is: 'kind of match: HA, or a final', of: ({ view }) => view.header.type },
    { name: 'statusCode', kind: 'text', is: 'code of the status', of: ({ view }) => view.clock.status.code },
    { name: 'statusName', kind: 'text', is: 'name of the status', of: ({ view }) => view.clock.status.name },
    { name: 'revision', kind: 'integer', is: 'entries of the log', of: ({ match }) => match.revision },
    { name: 'startDate', kind: 'day', is: 'date at the venue', of: ({ view }) => view.header.date?.startDate },
    { name: 'startTime', kind: 'text', is: 'time at the venue', of: ({ view }) => view.header.date?.startTime },
    {
      name: 'utcMatchStart',
      kind: 'instant',
      is: 'instant of the start, UTC',
      of: ({ view }) => view.header.date?.utcMatchStart,
    },
    { name: 'venueId', kind: 'integer', is: 'id of the venue', of: ({ view }) => view.header.venue.id },
    {
      name: 'venueName',
      kind: 'text',
      chosen: true,
      is: 'name of the venue',
      of: ({ view }) => view.header.venue.name,
    },
    {
      name: 'venueCode',
      kind: 'text',
      chosen: true,
      is: 'code of the venue',
      of: ({ view }) => view.header.venue.code,
    },
    {
      name: 'venueLength',
      kind: 'number',
      unit: 'metres',
      is: 'length of the ground',
      of: ({ view }) => view.header.venue.lengthMetres,
    },
    {
      name: 'venueWidth',
      kind: 'number',
      unit: 'metres',
      is: 'width of the ground',
      of: ({ view }) => view.header.venue.widthMetres,
    },
    { name: 'timeZone', kind: 'text', is: 'time zone of the venue', of: ({ view }) => view.header.venue.timeZone },
    { name: 'attendance', kind: 'integer', is: 'spectators', of: ({ view }) => view.header.attendance },
    { name: 'winningSquadId', kind: 'integer', is: 'id of the winning squad; empty after a draw', of: winnerOf },
    {
      name: 'periodSecs',
      kind: 'integer',
      unit: 'seconds',
      is: 'length of all periods so far',
      of: ({ view: { clock } }) =>
        clock.periods.reduce((sum, { periodSeconds }) => sum + periodSeconds, 0) || undefined,
    },
    ...sides.flatMap(sideColumns),
  ],
};
