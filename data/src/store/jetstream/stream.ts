import {
  JetStreamApiCodes,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type StreamInfo,
} from '@nats-io/jetstream';

/** Name of the shared log, unless a test uses another. */
export const SHARED_LOG_NAME = 'goalsquare';

/** The name of the shared log, and its number of copies. */
export interface StreamNames {
  /** Name of the stream, which is also the first part of its subjects. */
  readonly name: string;
  readonly copies: number;
}

export const streamOf = (name: string): string => `${name}-matches`;

/** Returns the pattern for the subjects of all matches. */
export const subjectsOf = (name: string): string => `${name}.match.*`;

export const subjectOf = (name: string, matchId: number): string => `${name}.match.${matchId}`;

/** Returns the match that a subject belongs to. **Empty**: NaN if there is none. */
export const matchOfSubject = (subject: string): number => Number(/\.match\.(\d+)$/u.exec(subject)?.[1]);

/** Whether an error is JetStream's refusal of a request, with an error code. */
export const isRefusal = (error: unknown, code: number): boolean =>
  error instanceof JetStreamApiError && error.code === code;

/** Time without contact to its leader after which a copy counts as lost. **Units**: nanoseconds. */
const LOST_AFTER = 3_000_000_000;

/**
 * Whether a stream has a leader in contact with a majority of copies. A leader that loses its majority responds for
 * about ten more seconds. The other servers respond without naming a leader.
 */
export function hasQuorum({ cluster }: Pick<StreamInfo, 'cluster'>): boolean {
  if (cluster === undefined) return true;
  const { leader = '', replicas = [] } = cluster;
  const heard = replicas.filter(({ offline, active }) => !offline && active < LOST_AFTER);
  return leader !== '' && 1 + heard.length > (1 + replicas.length) / 2;
}

/**
 * Description of the stream, which ends with its format version. NATS has stream metadata only from 2.10 on. A stream
 * without a description has version 1.
 */
const DESCRIPTION = 'Live matches of Goalsquare, version ';
const STREAM_VERSION = 2;

/** Checks the version of a stream. **Throws** if it is newer than this server supports. */
function checkVersion({ config: { description = '' } }: StreamInfo): void {
  const version = description.startsWith(DESCRIPTION) ? Number(description.slice(DESCRIPTION.length)) : 1;
  if (version <= STREAM_VERSION) return;
  throw new Error(
    `it has version ${version}, but this server reads only up to ${STREAM_VERSION}: use the server that created it, or a newer one`,
  );
}

/**
 * Whether messages of finished matches can be removed from a stream. A stream of version 1 does not allow it, because
 * servers without checkpoints read it.
 */
export const canBePurged = ({ config }: Pick<StreamInfo, 'config'>): boolean => !config.deny_purge;

/**
 * Returns the stream. A missing stream is created so that single messages cannot be deleted but the messages of a match
 * can be purged. **Throws** if it has a newer version.
 */
export async function ensuredStream(manager: JetStreamManager, { name, copies }: StreamNames): Promise<StreamInfo> {
  try {
    const found = await manager.streams.info(streamOf(name));
    checkVersion(found);
    return found;
  } catch (error) {
    if (!isRefusal(error, JetStreamApiCodes.StreamNotFound)) throw error;
    return manager.streams.add({
      name: streamOf(name),
      subjects: [subjectsOf(name)],
      num_replicas: copies,
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      deny_delete: true,
      description: `${DESCRIPTION}${STREAM_VERSION}`,
    });
  }
}
