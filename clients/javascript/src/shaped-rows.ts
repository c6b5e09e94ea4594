import type * as AnswerRows from './answer-rows.js';
import type { CellRow } from './flatten.js';
import type { MeasuredAnswer } from './measured-rows.js';
import { asRows, type Rows } from './table-rows.js';

/** Returns a response as rows. The converter is loaded on demand, and `columnsIn` chooses the columns from it. */
export async function shaped<Row extends CellRow>(
  answer: MeasuredAnswer,
  columnsIn: (measured: typeof AnswerRows) => string,
  isTidy: boolean,
  isCompared = true,
): Promise<Rows<Row>> {
  const measured = await import('./answer-rows.js');
  const columns = columnsIn(measured);
  const flat = isTidy ? measured.tidyRows(answer, columns, isCompared) : measured.wideRows(answer, columns);
  return asRows(flat.rows as readonly Row[], flat.columns);
}
