/**
 * Asks this server, and gives what it answers. **Throws** an error that says what the server refuses, in its own words.
 */
export async function ask(path: string, token: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  if (init.body !== undefined) headers.set('Content-Type', 'application/json');
  const answer = await fetch(path, { ...init, headers });
  if (answer.ok) return answer;
  if (answer.status === 401) throw new Error('This server does not accept the key. Ask its operator for one.');
  const problem: unknown = await answer.json().catch(() => undefined);
  const detail =
    typeof problem === 'object' && problem !== null && 'detail' in problem
      ? String(problem.detail)
      : `The server answered ${answer.status}.`;
  throw new Error(detail);
}
