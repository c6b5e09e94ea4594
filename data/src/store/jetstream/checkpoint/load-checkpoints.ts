import type { JetStreamManager, StreamInfo } from '@nats-io/jetstream';
import { KEYS_KEPT_MILLISECONDS } from '../../live/batch-keys.js';
import type { FollowerStart } from '../follower-events.js';
import type { StreamReplica } from '../stream-replica.js';
import { streamOf } from '../stream.js';
import { INDEX_KEY, keyOfMatch, matchOfKey, type CheckpointBucket } from './checkpoint-bucket.js';
import { readIndex, type CheckpointIndex, type IndexedMatch } from './checkpoint-index.js';
import {
  digestOfCheckpoint,
  readCheckpoint,
  UnusableCheckpoint,
  type CheckpointSummary,
  type MatchCheckpoint,
} from './checkpoint.js';
import type { FinishedFolder } from './finished-folder.js';
import { eachOf } from '../../../each-of.js';
import { errorMessage } from '../../../error-message.js';

/** Services for reading and storing checkpoints. */
export interface CheckpointReading {
  readonly bucket: CheckpointBucket;
  readonly manager: JetStreamManager;
  readonly name: string;
  readonly replica: StreamReplica;
  /** **Empty**: `undefined` if checkpoints of finished matches stay in memory. */
  readonly folder: FinishedFolder | undefined;
  readonly complain: (message: string) => void;
}

/** The position after which to read the stream, and the age of the checkpoints. */
export interface Loaded extends FollowerStart {
  /** Time at which the index was written, in milliseconds. **Empty**: `undefined` if there is none. */
  readonly writtenAt: number | undefined;
}

/** Number of checkpoints requested at once. */
const AT_ONCE = 16;

/** Returns the index entry of a checkpoint. */
export function indexedMatch(
  { log: _log, keys: _keys, changes, stream: _stream, ...rest }: MatchCheckpoint,
  digest: string,
): IndexedMatch {
  return { ...rest, digest, from: changes[0]?.position ?? 0, to: changes.at(-1)?.position ?? 0 };
}

/** Returns the time at which the stream stored a message. **Empty**: `undefined` if the message was removed. */
async function timeOf({ manager, name }: CheckpointReading, sequence: number): Promise<number | undefined> {
  if (sequence === 0) return undefined;
  return (await manager.streams.getMessage(streamOf(name), { seq: sequence }))?.time.getTime();
}

/**
 * Checks that a checkpoint belongs to the history of a stream. The messages of a finished match may have been purged.
 * **Throws** UnusableCheckpoint.
 */
async function checkHistory(reading: CheckpointReading, summary: CheckpointSummary, info: StreamInfo): Promise<void> {
  const { stream, sequence, at, isFinished } = summary;
  if (stream !== info.created) throw new UnusableCheckpoint('it belongs to another stream');
  if (isFinished) return;
  if (sequence > info.state.last_seq)
    throw new UnusableCheckpoint(`it ends at message ${sequence}, but the stream ends at ${info.state.last_seq}`);
  const found = await timeOf(reading, sequence);
  if (found !== undefined && found !== at)
    throw new UnusableCheckpoint(`it ends with a different message ${sequence} than the stream has`);
}

/**
 * Loads a match's checkpoint, and stores a finished match's checkpoint in the folder. **Throws** UnusableCheckpoint.
 */
export async function loadMatch(reading: CheckpointReading, info: StreamInfo, matchId: number): Promise<void> {
  const { bucket, replica, folder, complain } = reading;
  const entry = await bucket.get(keyOfMatch(matchId));
  if (entry === undefined) throw new UnusableCheckpoint('it is missing');
  const checkpoint = readCheckpoint(entry.bytes);
  await checkHistory(reading, checkpoint, info);
  if (checkpoint.sequence <= replica.coverage.lastOf(matchId).sequence) return;
  // A stream that lost its end may use sequences again that the checkpoint of a finished match contains.
  const known = { ...checkpoint, sequence: Math.min(checkpoint.sequence, info.state.last_seq) };
  replica.adopt(known, entry.bytes);
  if (known.isFinished) store(entry.bytes, known, { replica, folder, complain });
}

/**
 * Reloads a match's checkpoint if the local copy is missing or damaged. **Throws** UnusableCheckpoint if the bucket has
 * no usable one.
 */
export async function reloadMatch(
  { bucket, replica, folder, complain }: CheckpointReading,
  matchId: number,
): Promise<void> {
  const entry = await bucket.get(keyOfMatch(matchId));
  if (entry === undefined) throw new UnusableCheckpoint('it is missing');
  const checkpoint = readCheckpoint(entry.bytes);
  folder?.add(matchId, entry.bytes);
  if (checkpoint.sequence < replica.coverage.lastOf(matchId).sequence) return;
  replica.adopt(checkpoint, entry.bytes);
  if (checkpoint.isFinished) store(entry.bytes, checkpoint, { replica, folder, complain });
}

/** Stores a finished match's checkpoint in the folder, and releases the match's memory. */
export function store(
  bytes: Uint8Array,
  checkpoint: MatchCheckpoint,
  { replica, folder, complain }: Pick<CheckpointReading, 'replica' | 'folder' | 'complain'>,
): void {
  const { matchId } = checkpoint.state;
  const digest = digestOfCheckpoint(bytes);
  const indexed = indexedMatch(checkpoint, digest);
  if (folder !== undefined)
    try {
      folder.add(matchId, bytes);
      replica.release(indexed, () => folder.read(matchId, digest));
      return;
    } catch (error) {
      complain(`finished matches stay in memory, because their folder cannot be written: ${errorMessage(error)}`);
    }
  const own = Uint8Array.from(bytes);
  replica.release(indexed, () => readCheckpoint(own));
  replica.logs.keep(matchId, own);
}

/** The last sequence of the stream, and the current time in milliseconds. */
interface Reach {
  readonly lastSequence: number;
  readonly now: number;
}

/** Adopts a finished match if the folder already has its checkpoint. Returns whether it does. */
function adoptFromFolder(
  { replica, folder }: CheckpointReading,
  indexed: IndexedMatch,
  { lastSequence, now }: Reach,
): boolean {
  const { state, digest, at, isFinished } = indexed;
  if (!isFinished || folder?.has(state.matchId, digest) !== true) return false;
  const read = (): MatchCheckpoint => folder.read(state.matchId, digest);
  replica.adoptStored({ ...indexed, sequence: Math.min(indexed.sequence, lastSequence) }, read);
  if (at > now - KEYS_KEPT_MILLISECONDS) replica.addKeys(state.matchId, read().keys);
  return true;
}

/** Reads the index. **Empty**: `undefined` if there is none. **Throws** UnusableCheckpoint. */
async function indexOf({ bucket }: CheckpointReading, info: StreamInfo): Promise<CheckpointIndex | undefined> {
  const entry = await bucket.get(INDEX_KEY);
  if (entry === undefined) return undefined;
  const index = readIndex(entry.bytes);
  if (index.stream !== info.created) throw new UnusableCheckpoint('it belongs to another stream');
  if (index.sequence > info.state.last_seq)
    throw new UnusableCheckpoint(`it ends at message ${index.sequence}, but the stream ends at ${info.state.last_seq}`);
  return index;
}

/**
 * Loads the checkpoints of all matches. If the index or a checkpoint is unusable, the stream is read from its first
 * message, skipping messages that other checkpoints contain.
 */
export async function loadCheckpoints(reading: CheckpointReading, info: StreamInfo, now = Date.now()): Promise<Loaded> {
  const { bucket, replica, complain } = reading;
  let unusable = 0;
  const whole = (what: string, error: unknown): void => {
    if (!(error instanceof UnusableCheckpoint)) throw error;
    complain(`reading the entire shared log, because ${what} cannot be used: ${error.message}`);
  };
  const index = await indexOf(reading, info).catch((error: unknown) => {
    whole('the index of checkpoints', error);
    return undefined;
  });
  const indexed = new Map(index?.matches.map((match) => [match.state.matchId, match]));
  const matchIds = new Set([...indexed.keys(), ...(await bucket.keys()).flatMap((key) => matchOfKey(key) ?? [])]);
  await eachOf([...matchIds], AT_ONCE, async (matchId) => {
    const known = indexed.get(matchId);
    if (known !== undefined && adoptFromFolder(reading, known, { lastSequence: info.state.last_seq, now })) return;
    await loadMatch(reading, info, matchId).catch((error: unknown) => {
      whole(`the checkpoint of match ${matchId}`, error);
      unusable += 1;
      replica.doubt(matchId);
    });
  });
  const writtenAt = index?.writtenAt;
  if (index === undefined || unusable > 0) return { sequence: 0, writtenAt };
  const { sequence } = index;
  replica.journal.passTo(sequence);
  return { sequence, at: await timeOf(reading, sequence), writtenAt };
}

/** Returns a promise's result. **Empty**: `undefined` if a checkpoint is unusable. */
const usableAsync = <T>(promise: Promise<T>): Promise<T | undefined> =>
  promise.catch((error: unknown) => {
    if (error instanceof UnusableCheckpoint) return undefined;
    throw error;
  });

/**
 * Loads the checkpoints of matches whose messages were purged from the stream before this server read them. Returns
 * whether checkpoints contain everything purged up to a sequence.
 */
export async function loadMoved(reading: CheckpointReading, info: StreamInfo, sequence: number): Promise<boolean> {
  const { bucket, replica } = reading;
  const index = await usableAsync(indexOf(reading, info));
  const moved =
    index?.matches
      .filter(({ state, movedTo }) => movedTo > replica.coverage.lastOf(state.matchId).sequence)
      .map(({ state }) => state.matchId) ?? (await bucket.keys()).flatMap((key) => matchOfKey(key) ?? []);
  await eachOf(moved, AT_ONCE, async (matchId) => {
    const isLoaded = await usableAsync(loadMatch(reading, info, matchId).then(() => true));
    if (isLoaded === undefined) replica.doubt(matchId);
  });
  replica.passTo(sequence, moved);
  return (
    replica.coverage.highestMoved >= sequence || index?.matches.some(({ movedTo }) => movedTo >= sequence) === true
  );
}
