/** A server-sent event, before its data is decoded. **Empty**: `id` is empty if the event has none. */
export interface ServerEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
}

function eventOf(lines: readonly string[]): ServerEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/su.exec(line) ?? [];
    const before = fields.get(name);
    fields.set(name, name === 'data' && before !== undefined ? `${before}\n${value}` : value);
  }
  const [id, data] = [fields.get('id'), fields.get('data')];
  return id === undefined && data === undefined
    ? undefined
    : { id: id ?? '', type: fields.get('event') ?? 'message', data: data ?? '' };
}

/**
 * Reads the events of a response as they arrive, without comments and without an incomplete last event. Closes the
 * response when the caller stops. Events that only have an id, and events of type `position`, have no data. `onChunk`
 * is called whenever bytes arrive, `onCurrent` when all past events have been read. **Source**: HTML, section 9.2.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void = () => undefined,
  onCurrent: () => void = () => undefined,
): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  let lines: string[] = [];
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      onChunk();
      const parts = (buffer + decoder.decode(chunk.value, { stream: true })).split('\n');
      buffer = parts.pop() ?? '';
      for (const part of parts) {
        const line = part.replace(/\r$/u, '');
        if (line !== '') {
          lines.push(line);
          continue;
        }
        const event = eventOf(lines);
        lines = [];
        if (event === undefined) continue;
        const isPosition = event.type === 'position';
        if (isPosition && (JSON.parse(event.data) as { readonly current: boolean }).current) onCurrent();
        yield isPosition ? { ...event, data: '' } : event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
