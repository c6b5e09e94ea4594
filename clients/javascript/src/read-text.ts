/** Returns the text of a response. `onChunk` is called whenever bytes arrive. */
export async function readText({ body }: Response, onChunk: () => void): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  const reader = body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    onChunk();
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
