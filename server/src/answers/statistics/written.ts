import { Json } from '../json/json.js';
import { JsonWriter } from '../json/json-writer.js';
import { writeSquads } from './statistics-json.js';
import { statisticsOf } from './statistics-value.js';
import type { Layouts } from './layouts.js';
import type { Numbers } from './numbers.js';

/** Bytes of one statistic after its head, and of one person or squad, on the generous side. */
const TAIL_BYTES = 64;
const HEAD_BYTES = 256;

/** About how long the statistics of a question are. **Units**: bytes. */
const roomFor = ({ ready: { heads }, frame: { columns } }: Numbers): number =>
  HEAD_BYTES + columns.length * (HEAD_BYTES + heads.reduce((sum, head) => sum + head.length + TAIL_BYTES, 0));

/** An answer to one question, whole: in a layout where there are layouts, else put together. */
export function writtenAnswer<T>(numbers: Numbers, layouts?: Layouts): Json<T> {
  const filled = layouts?.filled(numbers);
  // The value may be walked in steps, between which other requests compute numbers of the same plan.
  const value = (): unknown => {
    numbers.ready.table = undefined;
    return statisticsOf(numbers);
  };
  if (filled !== undefined) return new Json<T>(filled.bytes, filled.release, value);
  const writer = new JsonWriter(roomFor(numbers));
  writer.bytes(numbers.frame.opening);
  writeSquads(writer, numbers);
  return new Json<T>(writer.done(), undefined, value);
}
