import type { EncodedEvent } from '../events/event-encoder.js';

/** Publishes events in order, several in one request. Rejects on failure. */
export type Publish = (matchId: number, events: readonly EncodedEvent[]) => Promise<void>;

/** Maximum number of messages in a request. **Source**: Amazon SNS, PublishBatch. */
const BATCH = 10;

/**
 * Returns a function that publishes to a topic of Amazon SNS, `arn:aws:sns:REGION:...`, in the topic's region, with the
 * credentials and endpoint that the AWS SDK finds. Loads the SDK only when it is called, because few servers need it.
 */
export async function publishToSns(topicArn: string): Promise<Publish> {
  const { SNSClient, PublishBatchCommand } = await import('@aws-sdk/client-sns');
  const [, , , region = ''] = topicArn.split(':');
  const client = new SNSClient({ region });
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
