import type { FixtureMatch } from '@goalsquare/openapi';
import type { SeasonKey } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import { matchAddress, squadAddress } from '../../addresses/page-addresses';
import { goalsAndBehinds } from '../../seasons/goals-and-behinds';
import type { RoundMatch } from './round-matches';
import { SortTable } from '../../controls/sort-table';
import type { SortColumn } from '../../controls/sorted';

/** Whether a match has begun and has a score. */
const hasScore = ({ squads: { home, away }, status }: FixtureMatch): boolean =>
  home.score !== undefined && away.score !== undefined && ['Live', 'Completed'].includes(status.typeName);

/** The score of a squad. Goals and behinds, if known, link to the players of the match. Points link to the evidence. */
function SquadScore({ match, side }: { readonly match: FixtureMatch; readonly side: 'home' | 'away' }) {
  const { id, score } = match.squads[side];
  if (score === undefined) return null;
  const points = (
    <EvidenceLink request={{ matchId: match.id, level: 'squads', id, metric: 'POINTS', filter: {} }}>
      {score.points}
    </EvidenceLink>
  );
  if (score.goals === undefined) return points;
  return (
    <>
      <Link to={matchAddress(match.id)}>{goalsAndBehinds(score)}</Link> ({points})
    </>
  );
}

/** The score of a match and, during play, its progress. */
function ScoreCell({ match }: { readonly match: FixtureMatch }): ReactElement {
  const { status } = match;
  if (!hasScore(match)) return <>{status.name}</>;
  return (
    <>
      <span data-short="true">
        <SquadScore match={match} side="home" /> –
      </span>{' '}
      <span data-short="true">
        <SquadScore match={match} side="away" />
      </span>
      {status.typeName === 'Live' && `, ${status.periodDisplay ?? status.name}`}
    </>
  );
}

interface FixtureTableProps {
  readonly label: string;
  readonly matches: readonly RoundMatch[];
  readonly season: SeasonKey;
  /** Whether the matches belong to several rounds, so that each row shows its round. */
  readonly hasRounds: boolean;
}

/** A table of matches that link to the squads and to the players of each match. */
export function FixtureTable({ label, matches, season, hasRounds }: FixtureTableProps): ReactElement {
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
        ...(hasRounds ? [round] : []),
        {
          id: 'date',
          label: 'Date (local)',
          value: ({ match }) => match.date.utcMatchStart ?? match.date.startDate,
          cell: dateCell,
        },
        squad('home'),
        {
          id: 'score',
          label: 'Score',
          value: ({ match: { squads, status } }) => squads.home.score?.points ?? status.name,
          cell: ({ match }) => <ScoreCell match={match} />,
        },
        squad('away'),
        { id: 'venue', label: 'Venue', isExtra: true, value: ({ match }) => match.venue.name },
      ]}
    />
  );
}

const round: SortColumn<RoundMatch> = {
  id: 'round',
  label: 'Round',
  isShort: true,
  value: (one) => one.round.number,
  cell: (one) => one.round.name,
};

/** Returns the short name of a time zone at an instant, such as AEST. **Empty**: `''` if either is unknown. */
function zoneName(timeZone: string | undefined, instant: string | undefined): string {
  if (timeZone === undefined || instant === undefined) return '';
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The date, and the time at the venue with its zone, on separate lines. Matches of a round can be in several zones. */
const dateCell = ({ match: { date, venue } }: RoundMatch): ReactElement => (
  <>
    <span data-short="true">{date.startDate ?? 'not set'}</span>{' '}
    {date.startTime !== undefined && (
      <span data-short="true">
        {date.startTime.slice(0, 5)} {zoneName(venue.timeZone, date.utcMatchStart)}
      </span>
    )}
  </>
);
