import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { taken } from '../../contract/answers';
import type { SeasonSheet } from '../../seasons/season-sheet';

/** The data of a bar chart. `note` is shown next to the label, for example a squad's code. */
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
    /** The evidence of the value. **Empty**: `undefined` if the value does not belong to a single match. */
    readonly evidence?: EvidenceRequest;
    /** The address that the label links to. */
    readonly to?: string;
  }[];
}

/**
 * The parameters of a bar chart for a season: the path of a list in the season's facts, the members for label, value
 * and note, and the chart's texts.
 */
export type SeasonBarAsk = Readonly<Partial<Record<'of' | 'label' | 'value' | 'note' | 'title' | 'unit', string>>>;

/**
 * Returns bars from a season's facts, by default its leading goal-kickers. **Throws** if the path has no list.
 */
export function barsOfSeason(
  table: SeasonSheet,
  { of = 'leaders.GOAL.lines', label = 'name', value = 'value', note, title, unit }: SeasonBarAsk,
): BarFacts {
  const list = taken(table, of);
  if (!Array.isArray(list)) throw new Error(`${of} of ${table.name} is not a list`);
  const bars = list.map((item) => ({
    label: String(taken(item, label)),
    value: Number(taken(item, value)),
    ...(note !== undefined && { note: String(taken(item, note)) }),
  }));
  return { title: title ?? `${table.name}: ${unit ?? value}`, unit: unit ?? value, bars };
}
