import { lazy } from '../../domain/lazy.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { Json } from '../json/json.js';
import { JsonWriter } from '../json/json-writer.js';
import { SpareBuffers } from '../json/spare-buffers.js';
import { roomFor, writeSquads } from './statistics-json.js';
import { statisticsOf } from './statistics-value.js';
import type { Numbers } from './numbers.js';

const spareBuffers = new SpareBuffers(memoryParts.requests);

/** Returns the response to one request. Its buffer is reused after its release. */
export function writtenAnswer<T>(numbers: Numbers): Json<T> {
  const { opening } = numbers.frame;
  const writer = new JsonWriter(spareBuffers.take(opening.length + roomFor(numbers)));
  writer.bytes(opening);
  writeSquads(writer, numbers);
  const release = lazy(() => {
    spareBuffers.giveBack(writer.buffer);
  });
  // The value can be iterated in steps, between which other requests compute numbers of the same plan.
  const value = (): unknown => {
    numbers.ready.table = undefined;
    return statisticsOf(numbers);
  };
  return new Json<T>(writer.done(), release, value);
}
