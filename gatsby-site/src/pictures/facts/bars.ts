import {
  displayValue,
  isMetricCode,
  metricOf,
  planOf,
  playerStatistics,
  sides,
  squadStatistics,
  type Match,
  type MatchView,
} from '@goalsquare/engine';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { taken } from '../../contract/answers';
import type { SeasonSheet } from '../../seasons/season-sheet';
import type { Source } from '../source-line';
import { personOf, playerOf } from './spots';

/**
 * The data of a bar chart. `note` is shown next to the label, for example a squad's code. `side` selects a squad's
 * colour.
 */
export interface BarFacts {
  readonly title: string;
  readonly unit: string;
  /**
   * The smallest value that the axis must reach, such as 100 for percentiles. **Empty**: the axis ends at the greatest
   * value.
   */
  readonly most?: number;
  /** The heading for the notes in the table, by default `Of`. */
  readonly noteName?: string;
  readonly bars: readonly {
    readonly label: string;
    readonly note?: string;
    readonly value: number;
    /** The value as text. **Empty**: the number itself. */
    readonly display?: string;
    /** What the value means, for screen readers, if the unit does not make that clear. */
    readonly words?: string;
    readonly side?: 0 | 1;
    /** The evidence of the value. **Empty**: `undefined` if the value does not belong to a single match. */
    readonly evidence?: EvidenceRequest;
    /** The address that the label links to. */
    readonly to?: string;
  }[];
  readonly source?: Source;
}

/** The default number of bars. */
const BARS = 10;

/** The parameters of a bar chart for a match. */
export interface BarAsk {
  readonly metric: string;
  readonly of: 'players' | 'squads';
  readonly take?: number;
}

/**
 * Returns the greatest values of a metric in a match, or the values of both squads. **Throws** if the level does not
 * have the metric.
 */
export function barsOf(match: Match, { header }: MatchView, { metric, of, take = BARS }: BarAsk): BarFacts {
  const level = of === 'squads' ? 'squad' : 'player';
  if (!isMetricCode(metric) || metricOf(metric).formula[level] === undefined)
    throw new Error(`${metric} is no metric of ${of}`);
  const { namePlural, format } = metricOf(metric);
  const plan = planOf(level, [metric]);
  const shown = (value: number | undefined): number => Number.parseFloat(displayValue(value ?? 0, format));
  const title = `${header.home.name} v ${header.away.name}: ${namePlural.toLowerCase()}`;
  const source = {
    operation: of === 'squads' ? 'getSquadStatistics' : 'getPlayerStatistics',
    path: `/v1/matches/${match.id}/statistics/${of}?metric=${metric}`,
    playground: `match=${match.id}&level=${of}&metric=${metric}`,
  };
  const evidence = (id: number): EvidenceRequest => ({ matchId: match.id, level: of, id, metric, filter: {} });
  if (of === 'squads') {
    const { table } = squadStatistics(match, plan);
    return {
      title,
      unit: namePlural,
      source,
      bars: sides.map((side, at) => ({
        label: header[side].name,
        value: shown(table.value(0, at)),
        side: at as 0 | 1,
        evidence: evidence(header[side].id),
      })),
    };
  }
  const { table, firstSlot } = playerStatistics(match, plan);
  const bars = Array.from({ length: table.columns }, (_, column) => {
    const slot = firstSlot + column;
    const { personId } = personOf({ slot }, { header });
    const side: 0 | 1 = slot < match.homePlayers ? 0 : 1;
    return {
      label: playerOf({ slot }, { header }),
      note: header[sides[side]].code,
      value: shown(table.value(0, column)),
      side: side,
      ...(personId !== undefined && { evidence: evidence(personId) }),
    };
  });
  return { title, unit: namePlural, source, bars: bars.sort((a, b) => b.value - a.value).slice(0, take) };
}

/**
 * The parameters of a bar chart for a season: the path of a list in the season's facts, the members for label, value
 * and note, and the chart's texts.
 */
export type SeasonBarAsk = Readonly<
  Partial<Record<'of' | 'label' | 'value' | 'note' | 'title' | 'unit' | 'take', string>>
>;

/**
 * Returns bars from a season's facts, by default its leading goal-kickers. **Throws** if the path has no list.
 */
export function barsOfSeason(
  table: SeasonSheet,
  { of = 'leaders.GOAL.lines', label = 'name', value = 'value', note, title, unit, take }: SeasonBarAsk,
): BarFacts {
  const list = taken(table, of);
  if (!Array.isArray(list)) throw new Error(`${of} of ${table.name} is not a list`);
  const bars = list.slice(0, take === undefined ? undefined : Number(take)).map((item) => ({
    label: String(taken(item, label)),
    value: Number(taken(item, value)),
    ...(note !== undefined && { note: String(taken(item, note)) }),
  }));
  return { title: title ?? `${table.name}: ${unit ?? value}`, unit: unit ?? value, bars };
}
