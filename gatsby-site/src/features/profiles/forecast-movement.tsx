import type { Fixture } from '@goalsquare/openapi';
import type { SeasonForecast } from '@goalsquare/openapi/types';
import { useState, type ReactElement } from 'react';
import { PositionLines } from '../../pictures/charts/position-lines';
import { isOver, isPlayed } from './round-matches';
import { useForecasts } from './use-forecasts';

/** A moment for which the season was forecast: just before a round, or now. */
interface Moment {
  readonly label: string;
  /** **Empty**: now. */
  readonly asOf?: string;
}

/**
 * Returns the moments before each round that has begun, and now. Finals are omitted, because they come after the
 * ladder.
 */
function momentsOf({ phases }: Fixture): readonly Moment[] {
  const rounds = phases.filter(({ code }) => code === 'HA').flatMap((phase) => phase.rounds);
  const before = rounds.flatMap((round): readonly Moment[] => {
    const hasBegun = round.matches.some((match) => isOver({ round, match }) || isPlayed({ round, match }));
    const starts = round.matches.flatMap(({ date }) =>
      date.utcMatchStart === undefined ? [] : [Date.parse(date.utcMatchStart)],
    );
    if (!hasBegun || starts.length === 0) return [];
    return [{ label: `R${round.number}`, asOf: new Date(Math.min(...starts) - 1000).toISOString() }];
  });
  return [...before, { label: 'Now' }];
}

/** Returns a squad's mean place, weighted by the chance of each place. */
const meanPlace = ({ places }: SeasonForecast['squads'][number]): number =>
  places.reduce((sum, chance, at) => sum + chance * (at + 1), 0);

/** Returns the mean place of each squad in a forecast. */
const meanPlaces = ({ squads }: SeasonForecast): ReadonlyMap<number, number> =>
  new Map(squads.map((squad) => [squad.squadId, meanPlace(squad)]));

/** Ranks squads by mean place, 1 for the best. */
function orderOf(means: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const ordered = [...means].sort(([oneId, one], [otherId, other]) => one - other || oneId - otherId);
  return new Map(ordered.map(([id], at) => [id, at + 1]));
}

interface LinesProps {
  readonly path: string;
  readonly moments: readonly Moment[];
  readonly forecasts: readonly SeasonForecast[];
}

function Lines({ path, moments, forecasts }: LinesProps): ReactElement {
  const means = forecasts.map(meanPlaces);
  const orders = means.map(orderOf);
  const last = orders.at(-1);
  const squads = (forecasts.at(-1)?.squads ?? [])
    .map(({ squadId, name }) => ({ squadId, name, positions: orders.map((order) => order.get(squadId) ?? 0) }))
    .sort((a, b) => (last?.get(a.squadId) ?? 0) - (last?.get(b.squadId) ?? 0));
  const describe = ({ name, squadId, positions }: (typeof squads)[number]): string => {
    const mean = (of: ReadonlyMap<number, number> | undefined): string => (of?.get(squadId) ?? 0).toFixed(1);
    return `${name}: ${positions.at(-1) ?? 0} now, with an expected place of ${mean(means.at(-1))}; ${positions[0] ?? 0} before ${moments[0]?.label ?? ''}, with ${mean(means[0])}`;
  };
  return (
    <PositionLines
      title="Order by expected place, before each round and now"
      columns={moments.map(({ label }) => label)}
      squads={squads}
      describe={describe}
      source={{ operation: 'getLevelSeasonForecast', path: `${path}?asOf={before the round}` }}
    />
  );
}

function Loaded({ path, moments }: Pick<LinesProps, 'path' | 'moments'>): ReactElement {
  const paths = moments.map(({ asOf }) => (asOf === undefined ? path : `${path}?asOf=${asOf}`));
  const { value: forecasts = [], fault } = useForecasts(paths);
  if (fault !== undefined) return <p role="alert">{fault}</p>;
  if (forecasts.length < paths.length)
    return (
      <p role="status">
        Forecast {forecasts.length + 1} of {paths.length} …
      </p>
    );
  return <Lines path={path} moments={moments} forecasts={forecasts} />;
}

/**
 * Shows how a season's forecast has moved: the order of squads by expected place before each round, and now. It loads
 * when the reader opens it, because each round is a request. **Empty**: nothing before the first round.
 */
export function ForecastMovement({
  path,
  fixture,
}: {
  readonly path: string;
  readonly fixture: Fixture;
}): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  const moments = momentsOf(fixture);
  if (moments.length < 2) return null;
  return (
    <details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>How the forecast moved, round by round</summary>
      {isOpen && <Loaded path={path} moments={moments} />}
    </details>
  );
}
