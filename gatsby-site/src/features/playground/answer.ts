import {
  displayValue,
  fullNamesOf,
  isMetricCode,
  metricOf,
  planOf,
  playerStatistics,
  sides,
  squadStatistics,
  type Match,
  type MetricCode,
  type SideIndex,
} from '@goalsquare/engine';
import { levelOf } from '../../query/metric-fault';
import { askOf, type Question } from './question';

/** A value of an answer, and its rank. */
export interface AnswerValue {
  readonly value: number;
  readonly shown: string;
  readonly rank: number;
}

/** A row of an answer: a player or squad with its values. **Empty**: `undefined` for a metric without a value. */
export interface AnswerRow {
  readonly id: number;
  readonly name: string;
  readonly side: SideIndex;
  readonly squad: string;
  /** The player's index in the match's list of persons. **Empty**: absent for a squad. */
  readonly slot?: number;
  readonly values: readonly (AnswerValue | undefined)[];
}

/** The answer to a question: its metrics as columns, and a row for each player or squad. */
export interface Answer {
  readonly columns: readonly { readonly code: MetricCode; readonly name: string }[];
  readonly rows: readonly AnswerRow[];
}

interface Valued {
  readonly value: (n: number, column: number) => number | undefined;
  readonly rank: (n: number, column: number) => number;
}

const valuesOf = (table: Valued, codes: readonly MetricCode[], column: number): AnswerRow['values'] =>
  codes.map((code, n) => {
    const value = table.value(n, column);
    return value === undefined
      ? undefined
      : { value, shown: displayValue(value, metricOf(code).format), rank: table.rank(n, column) };
  });

function playerRows(match: Match, question: Question, codes: readonly MetricCode[]): readonly AnswerRow[] {
  const { header } = match.details();
  const { table, firstSlot, endSlot } = playerStatistics(match, planOf('player', codes), askOf(question));
  const players = [...header.home.players, ...header.away.players];
  return players.flatMap((player, slot): readonly AnswerRow[] => {
    if (slot < firstSlot || slot >= endSlot) return [];
    const side = slot < match.homePlayers ? 0 : 1;
    return [
      {
        id: player.personId,
        name: fullNamesOf(player).fullname,
        side,
        squad: header[sides[side]].code,
        slot,
        values: valuesOf(table, codes, slot - firstSlot),
      },
    ];
  });
}

function squadRows(match: Match, question: Question, codes: readonly MetricCode[]): readonly AnswerRow[] {
  const { header } = match.details();
  const { squads, table } = squadStatistics(match, planOf('squad', codes), askOf(question), question.context);
  return squads.map((team, column) => ({
    id: header[team].id,
    name: header[team].name,
    side: team === 'home' ? 0 : 1,
    squad: header[team].code,
    values: valuesOf(table, codes, column),
  }));
}

/** Computes the answer to a question as the server does. **Empty**: no columns for a question without metrics. */
export function answerTo(match: Match, question: Question): Answer {
  const codes = question.metric
    .filter(isMetricCode)
    .filter((code) => metricOf(code).formula[levelOf(question.level)] !== undefined);
  const rows = question.level === 'players' ? playerRows(match, question, codes) : squadRows(match, question, codes);
  return { columns: codes.map((code) => ({ code, name: metricOf(code).name })), rows };
}
