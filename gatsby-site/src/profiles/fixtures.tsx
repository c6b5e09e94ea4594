import type { Fixture, FixtureMatch } from '@goalsquare/openapi';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import type { SeasonKey } from '../questions/call';
import { matchAddress, squadAddress } from './addresses';
import { SortTable, type SortColumn } from './sort-table';

/** A match of a fixture, with its round. */
export interface RoundMatch {
  readonly round: { readonly id: number; readonly name: string; readonly number: number };
  readonly match: FixtureMatch;
}

/** Returns the matches of a fixture in their order. */
export const matchesOf = ({ phases }: Fixture): readonly RoundMatch[] =>
  phases.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches.map((match) => ({ round, match }))));

/** Whether a match is being played. */
export const isPlayed = ({ match: { status } }: RoundMatch): boolean => status.typeName === 'Live';

/** Whether a match is over. */
export const isOver = ({ match: { status } }: RoundMatch): boolean => status.typeName === 'Completed';

/** Whether a match has begun and has a score. */
const hasScore = ({ squads: { home, away }, status }: FixtureMatch): boolean =>
  home.score !== undefined && away.score !== undefined && ['Live', 'Completed'].includes(status.typeName);

const scoreText = (match: FixtureMatch): string => {
  const {
    squads: { home, away },
    status,
  } = match;
  const [scored, conceded] = [home.score, away.score];
  if (scored === undefined || conceded === undefined || !hasScore(match)) return status.name;
  const points = `${scored.goals}.${scored.behinds} (${scored.points}) – ${conceded.goals}.${conceded.behinds} (${conceded.points})`;
  return status.typeName === 'Live' ? `${points}, ${status.periodDisplay ?? status.name}` : points;
};

interface FixtureTableProps {
  readonly label: string;
  readonly matches: readonly RoundMatch[];
  readonly season: SeasonKey;
}

/** Matches as a table: the squads, and the players of a match, are links. */
export function FixtureTable({ label, matches, season }: FixtureTableProps): ReactElement {
  const squad = (side: 'home' | 'away'): SortColumn<RoundMatch> => ({
    id: side,
    label: side === 'home' ? 'Home' : 'Away',
    value: ({ match }) => match.squads[side].name,
    cell: ({ match: { squads } }) => <Link to={squadAddress(squads[side].id, season)}>{squads[side].name}</Link>,
  });
  return (
    <SortTable
      label={label}
      rows={matches}
      keyOf={({ match }) => match.id}
      columns={[
        {
          id: 'round',
          label: 'Round',
          isShort: true,
          value: ({ round }) => round.number,
          cell: ({ round }) => round.name,
        },
        {
          id: 'date',
          label: 'Date',
          isShort: true,
          value: ({ match }) => match.date.utcMatchStart ?? match.date.startDate,
          cell: dateCell,
        },
        squad('home'),
        {
          id: 'score',
          label: 'Score',
          isShort: true,
          value: ({ match }) => scoreText(match),
          cell: ({ match }) =>
            !hasScore(match) ? scoreText(match) : <Link to={matchAddress(match.id)}>{scoreText(match)}</Link>,
        },
        squad('away'),
        { id: 'venue', label: 'Venue', value: ({ match }) => match.venue.name },
      ]}
    />
  );
}

const dateCell = ({ match: { date } }: RoundMatch): string =>
  [date.startDate ?? 'not set', date.startTime?.slice(0, 5)].filter((text) => text !== undefined).join(' ');
