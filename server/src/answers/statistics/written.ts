import type { Match } from '@goalsquare/engine';
import { Json } from '../json/json.js';
import { JsonWriter } from '../json/json-writer.js';
import { writeSquads } from './statistics-json.js';
import { squadsOf, statisticsOf } from './statistics-value.js';
import type { Batch } from './batch.js';
import type { Layouts } from './layouts.js';
import type { Numbers } from './numbers.js';

/** Bytes of one statistic after its head, and of one person or squad, on the generous side. */
const TAIL_BYTES = 64;
const HEAD_BYTES = 256;

/**
 * A batch is sent in pieces of at least so many bytes: each piece costs a turn of the stream and a call of the system.
 */
const PIECE_BYTES = 262_144;

/** About how long the statistics of a question are. **Units**: bytes. */
const roomFor = ({ ready: { heads }, frame: { columns } }: Numbers): number =>
  HEAD_BYTES + columns.length * (HEAD_BYTES + heads.reduce((sum, head) => sum + head.length + TAIL_BYTES, 0));

/** An answer to one question, whole: in a layout where there are layouts, else put together. */
export function writtenAnswer<T>(numbers: Numbers, layouts?: Layouts): Json<T> {
  const filled = layouts?.filled(numbers);
  const value = (): unknown => statisticsOf(numbers);
  if (filled !== undefined) return new Json<T>(filled.bytes, filled.release, value);
  const writer = new JsonWriter(roomFor(numbers));
  writer.bytes(numbers.frame.opening);
  writeSquads(writer, numbers);
  return new Json<T>(writer.done(), undefined, value);
}

/**
 * Writes the answer to one question of a batch. A caller may take long over a batch, so what is filled is copied, and
 * free for the next.
 */
function writePart(writer: JsonWriter, numbers: Numbers, layouts: Layouts | undefined): void {
  const filled = layouts?.filled(numbers);
  if (filled === undefined) writeSquads(writer, numbers);
  else writer.bytes(filled.bytes.subarray(filled.squadsAt));
  filled?.release();
}

/** The answer to a batch, in pieces that are computed as they are taken. */
export function* batchPieces(
  match: Match,
  { names, requests, numbersOf }: Batch,
  layouts: Layouts | undefined,
): Generator<Uint8Array | string> {
  let writer = new JsonWriter(PIECE_BYTES * 2);
  writer.text(`{"matchId":${match.id},"${names.results}":[`);
  for (const [at, { id }] of requests.entries()) {
    writer.text(`${at === 0 ? '' : ','}{"id":${JSON.stringify(id)},"squads":`);
    writePart(writer, numbersOf(match, at), layouts);
    if (writer.length < PIECE_BYTES) continue;
    yield writer.done();
    writer = new JsonWriter(PIECE_BYTES * 2);
  }
  writer.text(`],"${names.requests}":${JSON.stringify(requests)}}`);
  yield writer.done();
}

/** The same numbers, which no later question overwrites: they are read while other requests are answered. */
function detached(numbers: Numbers): Numbers {
  numbers.ready.table = undefined;
  return numbers;
}

function* resultsOf(match: Match, { requests, numbersOf }: Batch): Generator {
  for (const [at, { id }] of requests.entries()) yield { id, squads: squadsOf(detached(numbersOf(match, at))) };
}

const batchOf = (match: Match, batch: Batch): unknown => ({
  matchId: match.id,
  [batch.names.results]: resultsOf(match, batch),
  [batch.names.requests]: batch.requests,
});

/**
 * The answer to a batch, computed question by question as it is sent, so that a large one never lies in memory whole.
 */
export const writtenBatch = <T>(match: Match, batch: Batch, layouts?: Layouts): Json<T> =>
  new Json<T>(batchPieces(match, batch, layouts), undefined, () => batchOf(match, batch));
