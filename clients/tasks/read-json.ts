import { setTimeout as wait } from 'node:timers/promises';
import type { Read } from './tasks.js';

/** Returns a function that reads JSON from a server. It retries when a response has `Retry-After`. */
export const readJson =
  (url: string, token: string): Read =>
  async <T>(path: string, body?: object): Promise<T> => {
    for (;;) {
      const response = await fetch(`${url}/v1${path}`, {
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const seconds = response.headers.get('Retry-After');
      if (response.ok) return JSON.parse(text) as T;
      if (seconds === null) throw new Error(`${response.status} ${path}: ${text}`);
      await wait(Number(seconds) * 1000);
    }
  };
