import type { Match } from '@goalsquare/engine';
import { Json } from '../shapes/json.js';
import { JsonWriter } from '../shapes/json-writer.js';
import type { ReadyPlan } from './ready-plan.js';

/** Bytes of one statistic after its head, and of one person or squad, on the generous side. */
const TAIL_BYTES = 64;
const HEAD_BYTES = 256;

/** About how long the statistics of a plan for some columns are. **Units**: bytes. */
export const roomFor = ({ heads }: ReadyPlan, columns: number): number =>
  columns * (HEAD_BYTES + heads.reduce((sum, head) => sum + head.length + TAIL_BYTES, 0));

/** An answer to one question, whole. */
export function writtenAnswer<T>(match: Match, room: number, writeSquads: (writer: JsonWriter) => void): Json<T> {
  const writer = new JsonWriter(room);
  writer.text(`{"matchId":${match.id},"squads":`);
  writeSquads(writer);
  writer.text('}');
  return new Json<T>(writer.done());
}

/** Names of the two lists of an answer to a batch. */
export interface BatchNames {
  readonly results: string;
  readonly requests: string;
}

/** One question of a batch: the room its answer needs, and what writes it. */
export interface BatchPart {
  readonly room: number;
  readonly writeSquads: (writer: JsonWriter) => void;
}

function* piecesOf(match: Match, names: BatchNames, requests: readonly { readonly id: string }[], partOf: (at: number) => BatchPart): Generator<Uint8Array | string> {
  yield `{"matchId":${match.id},"${names.results}":[`;
  for (const [at, { id }] of requests.entries()) {
    const { room, writeSquads } = partOf(at);
    const writer = new JsonWriter(room);
    writer.text(`${at === 0 ? '' : ','}{"id":${JSON.stringify(id)},"squads":`);
    writeSquads(writer);
    writer.text('}');
    yield writer.done();
  }
  yield `],"${names.requests}":${JSON.stringify(requests)}}`;
}

/** The answer to a batch, computed question by question as it is sent, so that a large one never lies in memory whole. */
export const writtenBatch = <T>(
  match: Match,
  names: BatchNames,
  requests: readonly { readonly id: string }[],
  partOf: (at: number) => BatchPart,
): Json<T> => new Json<T>(piecesOf(match, names, requests, partOf));
