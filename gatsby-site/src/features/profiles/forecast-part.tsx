import type { Fixture } from '@goalsquare/openapi';
import type { SeasonForecast, SeasonKey } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { squadAddress } from '../../addresses/page-addresses';
import { AnswerStates } from '../../controls/answer-states';
import { useAnswer } from '../../requests/use-answer';
import { ForecastMovement } from './forecast-movement';
import * as styles from './profiles.module.css';
import { SortTable } from '../../controls/sort-table';
import type { SortColumn } from '../../controls/sorted';

type Squad = SeasonForecast['squads'][number];

const percent = (share: number | undefined): string =>
  share === undefined ? '–' : share > 0 && share < 0.005 ? '<1' : String(Math.round(share * 100));

const chance = (
  id: string,
  label: string,
  title: string,
  value: (squad: Squad) => number | undefined,
): SortColumn<Squad> => ({
  id,
  label: `${label} %`,
  title,
  value,
  cell: (squad) => percent(value(squad)),
  isNumber: true,
});

/** Returns a function that computes a squad's chance of finishing in the first `count` places. */
const inFirst =
  (count: number) =>
  ({ places }: Squad): number =>
    places.slice(0, count).reduce((sum, one) => sum + one, 0);

const columnsOf = (season: SeasonKey, { weeks = [] }: SeasonForecast): readonly SortColumn<Squad>[] => [
  {
    id: 'squad',
    label: 'Squad',
    value: ({ name }) => name,
    cell: ({ squadId, name }) => <Link to={squadAddress(squadId, season)}>{name}</Link>,
  },
  {
    id: 'wins',
    label: 'Wins',
    title: 'Expected wins',
    value: ({ expectedWins }) => expectedWins,
    cell: ({ expectedWins }) => expectedWins.toFixed(1),
    isNumber: true,
  },
  chance('first', '1st', 'First on the ladder', inFirst(1)),
  chance('four', '1–4', 'Among the first four', inFirst(4)),
  { ...chance('eight', '1–8', 'Among the first eight', inFirst(8)), isExtra: true },
  ...(weeks.length === 0
    ? []
    : [
        chance('finals', 'Finals', 'Plays finals', ({ finals }) => finals),
        ...weeks.slice(1).map(({ code, name }, at) => ({
          ...chance(code, code, `Plays in ${name}`, ({ weeks: ofSquad }) => ofSquad?.[at + 1]),
          isExtra: true,
        })),
        chance('premiership', 'Premiers', 'Wins the grand final', ({ premiership }) => premiership),
      ]),
];

const View = ({
  season,
  forecast,
}: {
  readonly season: SeasonKey;
  readonly forecast: SeasonForecast;
}): ReactElement => (
  <>
    <SortTable
      label="Forecast as a table"
      columns={columnsOf(season, forecast)}
      rows={forecast.squads}
      keyOf={({ squadId }) => squadId}
    />
    {forecast.absent.map(({ part, reason }) => (
      <p key={part}>
        No chances of {part}: {reason}
      </p>
    ))}
    <p className="hint">
      {forecast.matchesLeft} {forecast.matchesLeft === 1 ? 'match is' : 'matches are'} left, simulated {forecast.runs}{' '}
      times. <Link to="/forecasts/">How good are the forecasts?</Link> ·{' '}
      <Link to="/api/getLevelSeasonForecast/">The call</Link>
    </p>
  </>
);

/** The forecast of a season, by squad. */
export function ForecastPart({
  season,
  fixture,
}: {
  readonly season: SeasonKey;
  /** The fixture. **Empty**: `undefined` until it has loaded. */
  readonly fixture: Fixture | undefined;
}): ReactElement {
  const { leagueId, levelId, seasonId } = season;
  const path = `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}/forecast`;
  const reading = useAnswer<SeasonForecast>(path);
  return (
    <section id="forecast" className={styles.part} data-wide="true" aria-labelledby="forecast-title">
      <h2 id="forecast-title">Forecast</h2>
      <AnswerStates
        reading={reading}
        whyEmpty={({ squads }) => (squads.length === 0 ? 'This season has no ladder.' : undefined)}
      >
        {(forecast) => (
          <>
            {forecast.matchesLeft > 0 ? (
              <View season={season} forecast={forecast} />
            ) : (
              <p className="hint">All matches are over, so the ladder is final.</p>
            )}
            {fixture !== undefined && <ForecastMovement path={path} fixture={fixture} />}
          </>
        )}
      </AnswerStates>
    </section>
  );
}
