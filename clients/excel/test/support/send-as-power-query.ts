import { setTimeout as wait } from 'node:timers/promises';
import type { WebAnswer, WebRequest } from './m/functions/web-contents.js';

/** Sends a request, and retries after a 429: calling every operation can exceed the rate limit of the account. */
export async function call(to: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(to, init);
    if (answer.status !== 429) return answer;
    await wait(Number(answer.headers.get('retry-after')) * 1000);
  }
}

/** Sends a request as Power Query does, which waits after a 429. */
export async function sendAsPowerQuery({ url, headers, body }: WebRequest): Promise<WebAnswer> {
  const answer = await call(url, { headers, ...(body !== undefined && { method: 'POST', body }) });
  return { status: answer.status, text: await answer.text() };
}
