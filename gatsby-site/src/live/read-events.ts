/** One event of a stream. */
export interface StreamEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
}

/**
 * Reads a block of lines, as the format of server-sent events has them. **Empty**: `undefined` for comments and hints
 * alone.
 */
function eventOf(block: string): StreamEvent | undefined {
  const lines = block.split('\n');
  const values = (name: string): readonly string[] =>
    lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).replace(/^ /u, '')] : []));
  const data = values('data');
  return data.length === 0
    ? undefined
    : { id: values('id').at(-1) ?? '', type: values('event').at(-1) ?? 'message', data: data.join('\n') };
}

/** The events of an answer, as they come. It is read by hand, since EventSource sends no token. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const blocks = (rest + decoder.decode(piece.value, { stream: true }).replaceAll('\r\n', '\n')).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event !== undefined) yield event;
    }
  }
}
