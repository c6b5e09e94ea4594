import type { LadderSquad, SeasonLadder } from '@goalsquare/openapi';
import type { SeasonKey } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { callOfSeason } from '../../query/call';
import { squadAddress } from '../../addresses/page-addresses';
import { Part } from './part';
import { SortTable } from '../../controls/sort-table';
import type { SortColumn } from '../../controls/sorted';

const number = (
  id: string,
  label: string,
  title: string,
  value: (row: LadderSquad) => number | undefined,
): SortColumn<LadderSquad> => ({ id, label, title, value, isNumber: true });

const columnsOf = (season: SeasonKey): readonly SortColumn<LadderSquad>[] => [
  number('position', '#', 'Position', ({ position }) => position),
  {
    id: 'squad',
    label: 'Squad',
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link to={squadAddress(id, season)}>{name}</Link>,
  },
  number('played', 'P', 'Played', ({ matches }) => matches.played),
  number('win', 'W', 'Won', ({ matches }) => matches.win),
  { ...number('draw', 'D', 'Drawn', ({ matches }) => matches.draw), isExtra: true },
  { ...number('loss', 'L', 'Lost', ({ matches }) => matches.loss), isExtra: true },
  { ...number('for', 'For', 'Points for', ({ scores }) => scores.for), isExtra: true },
  { ...number('against', 'Against', 'Points against', ({ scores }) => scores.against), isExtra: true },
  {
    ...number('percentage', '%', 'Percentage', ({ ladderPercentage }) => ladderPercentage),
    cell: ({ ladderPercentage }) => ladderPercentage?.toFixed(2) ?? '–',
  },
  number('points', 'Pts', 'Ladder points', ({ ladderPoints }) => ladderPoints),
];

/** The ladder of a season. `squadId` is the squad of the page. */
export const LadderPart = ({
  season,
  squadId,
}: {
  readonly season: SeasonKey;
  readonly squadId?: number;
}): ReactElement => (
  <Part<SeasonLadder>
    id="ladder"
    title="Ladder"
    call={callOfSeason('ladder', season)}
    whyEmpty={({ squads }) => (squads.length === 0 ? 'This season has no ladder.' : undefined)}
  >
    {({ squads }) => (
      <SortTable
        label="Ladder as a table"
        columns={columnsOf(season)}
        rows={squads}
        keyOf={({ id }) => id}
        attributesOf={({ id }) => ({ 'data-current': id === squadId })}
      />
    )}
  </Part>
);
