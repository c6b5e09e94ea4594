/**
 * The forecast of a squad. `places` are the chances of each place on the ladder, from the first; `weeks` are the
 * chances of playing in each week of finals.
 */
export interface SquadForecast {
  readonly squadId: number;
  readonly wins: number;
  readonly places: readonly number[];
  readonly finals?: number;
  readonly weeks?: readonly number[];
  readonly premiership?: number;
}

/** The forecast of a season. **Empty**: no finals if their series is not known. */
export interface SeasonForecast {
  readonly squads: readonly SquadForecast[];
  readonly left: number;
  readonly weeks: readonly { readonly code: string; readonly name: string }[] | undefined;
}
