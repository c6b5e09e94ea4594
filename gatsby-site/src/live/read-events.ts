import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** One event of a stream. */
export interface StreamEvent {
  /** **Empty**: the event has no id. */
  readonly id: string;
  readonly type: string;
  readonly data: string;
}

const eventOf = ({ id = '', event: type = 'message', data }: EventSourceMessage): StreamEvent => ({ id, type, data });

/**
 * Reads the events of a response as they arrive, and closes the response when the caller stops. `EventSource` of the
 * browser cannot send a token.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: (message) => {
      events.push(eventOf(message));
    },
  });
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel();
  }
}

/**
 * Reads the events of a match up to the end of the response, or up to a `reset`: the match was moved back, and what
 * was read no longer holds. Returns the id to resume from. **Empty**: `undefined` to begin again.
 */
export async function readUntilReset(
  body: ReadableStream<Uint8Array>,
  from: string | undefined,
  onEvent: (event: StreamEvent) => void,
): Promise<string | undefined> {
  let last = from;
  for await (const event of readEvents(body)) {
    onEvent(event);
    if (event.type === 'reset') return undefined;
    if (event.id !== '') last = event.id;
  }
  return last;
}
