import {
  JetStreamApiCodes,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type StreamInfo,
} from '@nats-io/jetstream';

/** What the shared log is called, and in how many copies it is made. */
export interface StreamNames {
  /** The first word of its subjects and of the stream. */
  readonly name: string;
  readonly copies: number;
}

/** The stream of all matches. */
export const streamOf = (name: string): string => `${name}-matches`;

/** The subject of a match. */
export const subjectOf = (name: string, matchId: number): string => `${name}.match.${matchId}`;

/** The match of a subject. **Empty**: NaN where it is none. */
export const matchOfSubject = (subject: string): number => Number(/\.match\.(\d+)$/u.exec(subject)?.[1]);

/** Whether a server refused something for a reason of JetStream's list. */
export const isRefusal = (error: unknown, code: number): boolean =>
  error instanceof JetStreamApiError && error.code === code;

/** The stream; where there is none it is made, such that nothing can be deleted of it. */
export async function ensuredStream(manager: JetStreamManager, { name, copies }: StreamNames): Promise<StreamInfo> {
  try {
    return await manager.streams.info(streamOf(name));
  } catch (error) {
    if (!isRefusal(error, JetStreamApiCodes.StreamNotFound)) throw error;
    return manager.streams.add({
      name: streamOf(name),
      subjects: [`${name}.match.*`],
      num_replicas: copies,
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      deny_delete: true,
      deny_purge: true,
    });
  }
}
