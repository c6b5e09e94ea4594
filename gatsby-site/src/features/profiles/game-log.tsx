import type { PersonMatches } from '@goalsquare/openapi';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import { matchAddress, squadAddress } from '../../addresses/page-addresses';
import { headingWithUnit, withoutUnit } from '../../query/shown-unit';
import { SortTable } from '../../controls/sort-table';
import type { SortColumn } from '../../controls/sorted';

/** The matches of a player. */
export type PlayerMatches = PersonMatches;
type PlayedMatch = PlayerMatches['rows'][number];

const resultTexts: Readonly<Record<string, string>> = { won: 'Won', lost: 'Lost', drawn: 'Drew' };

const resultText = ({ result, match, squad }: PlayedMatch): string => {
  const isHome = match.homeSquadId === squad.squadId;
  const [own, other] = isHome ? [match.homePoints, match.awayPoints] : [match.awayPoints, match.homePoints];
  const points = own === undefined || other === undefined ? '' : ` ${own}–${other}`;
  return `${result === undefined ? 'In play' : (resultTexts[result] ?? result)}${points}`;
};

const statisticOf = ({ statistics }: PlayedMatch, code: string): PlayedMatch['statistics'][number] | undefined =>
  statistics.find((one) => one.code === code);

const columnsOf = ({ metrics, person, rows }: PlayerMatches): readonly SortColumn<PlayedMatch>[] => [
  {
    id: 'match',
    label: 'Match',
    isShort: true,
    value: ({ match }) => match.utcMatchStart ?? match.startDate,
    cell: ({ match }) => (
      <Link to={matchAddress(match.matchId)}>
        {match.seasonId} R{match.roundNumber}
      </Link>
    ),
  },
  { id: 'date', label: 'Date', isShort: true, value: ({ match }) => match.startDate },
  {
    id: 'opponent',
    label: 'Opponent',
    value: ({ opponent }) => opponent.squadName,
    cell: ({ opponent, match }) => <Link to={squadAddress(opponent.squadId, match)}>{opponent.squadName}</Link>,
  },
  {
    id: 'result',
    label: 'Result',
    isShort: true,
    value: ({ margin }) => margin,
    cell: resultText,
  },
  ...metrics.map(({ code, name }): SortColumn<PlayedMatch> => ({
    id: code,
    label: headingWithUnit(
      name,
      rows.map((row) => statisticOf(row, code)?.valueDisplay),
    ),
    title: code,
    isNumber: true,
    value: (row) => statisticOf(row, code)?.value,
    cell: (row) => {
      const statistic = statisticOf(row, code);
      if (statistic === undefined) return '–';
      return (
        <EvidenceLink
          request={{ matchId: row.match.matchId, level: 'players', id: person.personId, metric: code, filter: {} }}
        >
          {withoutUnit(statistic.valueDisplay ?? statistic.value)}
        </EvidenceLink>
      );
    },
  })),
  {
    id: 'minutes',
    label: 'Minutes',
    title: 'Minutes on the ground',
    isNumber: true,
    value: ({ seconds }) => (seconds === 0 ? undefined : seconds),
    // A player who has a match was on the ground: 0 seconds means that they are not captured.
    cell: ({ seconds }) => (seconds ? Math.round(seconds / 60) : '–'),
  },
];

/** The matches of a player, the latest first. Buttons in the headings sort them. */
export const GameLog = ({ answer }: { readonly answer: PlayerMatches }): ReactElement => (
  <SortTable
    label={`Matches of ${answer.person.fullname}`}
    columns={columnsOf(answer)}
    rows={[...answer.rows].reverse()}
    keyOf={({ match }) => match.matchId}
  />
);
