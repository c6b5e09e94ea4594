import type { Told } from '../events/told.js';

/** Publishes events, some at once, in their order. Rejects where it could not. */
export type Publish = (matchId: number, events: readonly Told[]) => Promise<void>;

/** Where messages are published. */
export interface SnsTopic {
  readonly topicArn: string;
  /** **Empty**: as the topic says. */
  readonly region?: string | undefined;
  /** **Empty**: that of Amazon. */
  readonly endpoint?: string | undefined;
}

/** Messages that one request may hold. **Source**: Amazon SNS, PublishBatch. */
const BATCH = 10;

/** The region a topic is in: `arn:aws:sns:REGION:...`. */
const regionOf = (topicArn: string): string | undefined => topicArn.split(':')[3];

/**
 * Publishes to a topic of Amazon SNS, with the credentials that its own package finds. The package is loaded when this
 * is called, as few servers need it.
 */
export async function publishToSns({ topicArn, region = regionOf(topicArn), endpoint }: SnsTopic): Promise<Publish> {
  const { SNSClient, PublishBatchCommand } = await import('@aws-sdk/client-sns');
  const client = new SNSClient({
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint }),
  });
  const isFifo = topicArn.endsWith('.fifo');

  async function publish(matchId: number, events: readonly Told[]): Promise<void> {
    const entries = events.map(({ type, messageId, data }, at) => ({
      Id: String(at),
      Message: data,
      MessageAttributes: {
        type: { DataType: 'String', StringValue: type },
        matchId: { DataType: 'Number', StringValue: String(matchId) },
      },
      ...(isFifo && { MessageGroupId: String(matchId), MessageDeduplicationId: messageId }),
    }));
    const { Failed = [] } = await client.send(
      new PublishBatchCommand({ TopicArn: topicArn, PublishBatchRequestEntries: entries }),
    );
    const [failed] = Failed;
    if (failed !== undefined)
      throw new Error(`Amazon SNS refused a message: ${failed.Code ?? ''} ${failed.Message ?? ''}`);
  }

  return async (matchId, events) => {
    for (let at = 0; at < events.length; at += BATCH) await publish(matchId, events.slice(at, at + BATCH));
  };
}
