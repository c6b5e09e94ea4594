import type { EncodedEvent } from '../events/event-encoder.js';

/** Publishes events in order, several in one request. Rejects if it fails. */
export type Publish = (matchId: number, events: readonly EncodedEvent[]) => Promise<void>;

/** Where messages are published. */
export interface SnsTopic {
  readonly topicArn: string;
  /** **Empty**: the region in the ARN of the topic. */
  readonly region?: string | undefined;
  /** **Empty**: the endpoint of Amazon. */
  readonly endpoint?: string | undefined;
}

/** Messages that one request may contain. **Source**: Amazon SNS, PublishBatch. */
const BATCH = 10;

/** Returns the region of a topic: `arn:aws:sns:REGION:...`. */
const regionOf = (topicArn: string): string | undefined => topicArn.split(':')[3];

/**
 * Returns a function that publishes to a topic of Amazon SNS, with the credentials that the AWS SDK finds. Loads the
 * SDK when it is called, as few servers need it.
 */
export async function publishToSns({ topicArn, region = regionOf(topicArn), endpoint }: SnsTopic): Promise<Publish> {
  const { SNSClient, PublishBatchCommand } = await import('@aws-sdk/client-sns');
  const client = new SNSClient({
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint }),
  });
  const isFifo = topicArn.endsWith('.fifo');

  async function publish(matchId: number, events: readonly EncodedEvent[]): Promise<void> {
    const entries = events.map(({ type, kind, messageId, data }, at) => ({
      Id: String(at),
      Message: data,
      MessageAttributes: {
        type: { DataType: 'String', StringValue: type },
        kind: { DataType: 'String', StringValue: kind },
        matchId: { DataType: 'Number', StringValue: String(matchId) },
      },
      ...(isFifo && { MessageGroupId: String(matchId), MessageDeduplicationId: messageId }),
    }));
    const { Failed = [] } = await client.send(
      new PublishBatchCommand({ TopicArn: topicArn, PublishBatchRequestEntries: entries }),
    );
    const [failed] = Failed;
    if (failed !== undefined)
      throw new Error(`Amazon SNS rejected a message: ${failed.Code ?? ''} ${failed.Message ?? ''}`);
  }

  return async (matchId, events) => {
    for (let at = 0; at < events.length; at += BATCH) await publish(matchId, events.slice(at, at + BATCH));
  };
}
