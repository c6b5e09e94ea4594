import type { Match } from '@goalsquare/engine';
import { Json } from '../json/json.js';
import { JsonWriter } from '../json/json-writer.js';
import type { EvidenceList } from '../evidence/evidence-list.js';
import { evidenceMember, evidencePieces } from '../evidence/evidence-pieces.js';
import { columnWriter } from './statistics-json.js';
import { notesOf, squadsOf } from './statistics-value.js';
import type { Batch } from './batch.js';
import type { Numbers } from './numbers.js';

/**
 * Size at which a chunk of batch statistics is complete. Each chunk costs a turn of the event loop and a system call.
 * **Units**: bytes.
 */
export const PIECE_BYTES = 262_144;

const CLOSING_BRACE = 1;

/**
 * Calls a function with the results of one request. Meanwhile, other requests with the same plan use a different table.
 */
function* withNumbers<T>(batch: Batch, match: Match, at: number, run: (numbers: Numbers) => Iterable<T>): Generator<T> {
  const numbers = batch.numbersOf(match, at);
  numbers.ready.table = undefined;
  try {
    yield* run(numbers);
  } finally {
    numbers.ready.table = numbers.table;
  }
}

function* squadsInPieces(writer: JsonWriter, numbers: Numbers): Generator<Uint8Array> {
  const writeColumn = columnWriter(numbers);
  for (const column of numbers.frame.columns) {
    writeColumn(writer, column);
    if (writer.length >= PIECE_BYTES) yield writer.take();
  }
}

/** Writes the end of a result, including the requested evidence. */
function* endInPieces(
  writer: JsonWriter,
  { frame: { after } }: Numbers,
  match: Match,
  evidence: EvidenceList | undefined,
): Generator<Uint8Array> {
  if (evidence === undefined) {
    writer.bytes(after);
    return;
  }
  writer.bytes(after.subarray(0, -CLOSING_BRACE));
  yield* evidencePieces(writer, match, evidence);
  writer.text('}');
}

/**
 * Yields the response to a batch in chunks that are computed on demand. All chunks share one buffer, so a large
 * response creates no garbage: each chunk overwrites the previous one.
 */
export function* batchPieces(match: Match, batch: Batch): Generator<Uint8Array> {
  const { names, requests } = batch;
  const writer = new JsonWriter();
  writer.text(`{"matchId":${match.id},"${names.results}":[`);
  for (const [at, { id }] of requests.entries()) {
    writer.text(`${at === 0 ? '' : ','}{"id":${JSON.stringify(id)},"squads":`);
    yield* withNumbers(batch, match, at, function* (numbers) {
      yield* squadsInPieces(writer, numbers);
      yield* endInPieces(writer, numbers, match, batch.evidence[at]);
    });
  }
  writer.text(`],"${names.requests}":${JSON.stringify(requests)}}`);
  yield writer.take();
}

function* resultsOf(match: Match, batch: Batch): Generator {
  for (const [at, { id }] of batch.requests.entries())
    yield* withNumbers(batch, match, at, (numbers) => [
      { id, squads: squadsOf(numbers), ...notesOf(numbers), ...evidenceMember(match, batch.evidence[at]) },
    ]);
}

const batchOf = (match: Match, batch: Batch): unknown => ({
  matchId: match.id,
  [batch.names.results]: resultsOf(match, batch),
  [batch.names.requests]: batch.requests,
});

/**
 * Returns the response to a batch. It is computed request by request while it is sent, so a large one is never fully in
 * memory.
 */
export const writtenBatch = <T>(match: Match, batch: Batch): Json<T> =>
  new Json<T>(batchPieces(match, batch), undefined, () => batchOf(match, batch));
