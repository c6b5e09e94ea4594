import type { StatisticsTable } from './contract/types.js';
import type { Cell, CellRow } from './flatten.js';
import type { Several } from './several.js';
import type { Of } from './statistics.js';

/** A dimension that groups the rows of questions across matches. */
export type Dimension = StatisticsTable['by'][number];

type Prefixed<Prefix extends string, Columns> = {
  readonly [Name in keyof Columns & string as `${Prefix}_${Name}`]: Columns[Name];
};

type PersonColumns<Prefix extends string> = Prefixed<
  Prefix,
  {
    id: number;
    fullname: string;
    display_name: string;
    squad_id: number | null;
    squad_name: string | null;
    squad_code: string | null;
  }
>;

type SquadColumns<Prefix extends string> = Prefixed<Prefix, { id: number; name: string; code: string }>;

interface MatchColumns {
  readonly match_id: number;
  readonly league_id: number;
  readonly level_id: number;
  readonly season_id: number;
  readonly phase_code: string;
  readonly round_number: number;
  readonly match_date: string | null;
  readonly utc_match_start: string | null;
  readonly venue_id: number;
  readonly home_squad_id: number;
  readonly home_squad_code: string;
  readonly away_squad_id: number;
  readonly away_squad_code: string;
  readonly home_points: number | null;
  readonly away_points: number | null;
}

type CellColumns = Prefixed<'cell', { number: number; x: number; y: number }>;

/** The columns of each dimension. They do not depend on the metrics. */
export interface DimensionColumns extends Record<Dimension, object> {
  readonly person: PersonColumns<'person'>;
  readonly squad: SquadColumns<'squad'>;
  readonly match: MatchColumns;
  readonly round: { readonly round_number: number };
  readonly season: { readonly season_id: number };
  readonly opponent: SquadColumns<'opponent'>;
  readonly venue: Prefixed<'venue', { id: number; name: string; code: string }>;
  readonly result: { readonly result: string };
  readonly period: { readonly period: number };
  readonly scoreState: { readonly score_state: string };
  readonly receiver: PersonColumns<'receiver'>;
  readonly hex: CellColumns;
  readonly square: CellColumns;
}

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type IsOne<Union, All = Union> = Union extends unknown ? ([All] extends [Union] ? true : false) : never;

/** The columns of one dimension or several. **Empty**: no columns are certain unless the dimensions are literals. */
export type ColumnsBy<By> = By extends readonly Dimension[]
  ? number extends By['length']
    ? unknown
    : Intersection<DimensionColumns[By[number]]>
  : By extends Dimension
    ? DimensionColumns[By]
    : unknown;

type CertainColumnsBy<By> = false extends IsOne<By> ? unknown : ColumnsBy<By>;

/** The default dimension of rows: `squad` for squads, otherwise `person`. */
export type DefaultBy<What extends Of> = What extends 'squads' ? 'squad' : 'person';

/** The columns of rows that each have one metric and measure. */
interface TidyColumns {
  readonly metric_code: string;
  readonly measure: string;
  readonly value: number | null;
  readonly value_display: string | null;
}

interface ComparedColumns {
  readonly order: number | null;
  readonly rank: number | null;
  readonly percentile: number | null;
}

/** A row with fixed columns and, unless it is `Tidy`, a column for each metric and measure. */
type Measured<Columns, Tidy, Compared = ComparedColumns> = CellRow &
  Columns &
  (Tidy extends true ? TidyColumns & Compared : unknown);

/** A row of `seasonStats`, `kickNetwork` or `heatMap`: its dimensions, and the number of matches it is based on. */
export type QuestionRow<By extends Several<Dimension>, Tidy = false> = Measured<
  CertainColumnsBy<By> & { readonly matches: number },
  Tidy
>;

type OfPerson = Pick<PersonColumns<'person'>, 'person_id' | 'person_fullname' | 'person_display_name'>;

interface OutcomeColumns {
  readonly result: string | null;
  readonly margin: number | null;
  readonly seconds: number | null;
}

type PersonMatchColumns = OfPerson & MatchColumns & SquadColumns<'squad'> & SquadColumns<'opponent'> & OutcomeColumns;

/** A match of `gameLog`. */
export type GameLogRow<Tidy = false> = Measured<PersonMatchColumns, Tidy>;

/** A match of `form`, for a person or a squad. */
export type FormRow<Person, Tidy = false> = Measured<
  Person extends undefined
    ? MatchColumns & SquadColumns<'opponent'> & Pick<OutcomeColumns, 'margin'>
    : PersonMatchColumns,
  Tidy,
  unknown
>;

/** A row of `seasonLeaders`. */
export type LeaderRow = CellRow &
  OfPerson & {
    readonly season_id: number;
    readonly metric_code: string;
    readonly metric_name: string;
    readonly measure: string;
    readonly rank: number;
    readonly squad_id: number | null;
    readonly squad_name: string | null;
    readonly squad_code: string | null;
    readonly matches: number;
    readonly value: number;
    readonly value_display: string;
  };

/** A row of `findPersons`: a person, with the latest squad or one of the squads. */
export type PersonRow = CellRow &
  OfPerson & {
    readonly person_firstname: Cell;
    readonly person_surname: Cell;
    readonly league_id: number | null;
    readonly level_id: number | null;
    readonly season_id: number | null;
    readonly squad_id: number | null;
    readonly squad_name: string | null;
    readonly squad_code: string | null;
    readonly jumper_number: number | null;
    readonly matches: number | null;
  };

/** A term of a statistic: an act, or a time interval that ends at `to_period_secs`. A `sign` of -1 subtracts it. */
export interface EvidenceRow {
  readonly match_id: number;
  readonly list: string;
  readonly base: string;
  readonly sign: number;
  readonly weight: number;
  readonly amount: number;
  readonly transaction_id: number | null;
  readonly transaction_code: string | null;
  readonly transaction_name: string | null;
  readonly period: number;
  readonly period_secs: number;
  readonly squad_id: number | null;
  readonly person_id: number | null;
  readonly zone: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly x_rotated: number | null;
  readonly y_rotated: number | null;
  readonly to_period_secs: number | null;
}
