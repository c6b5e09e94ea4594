import type { ServerResponse } from 'node:http';

/**
 * Writes bytes to the socket of a response before it returns. `ServerResponse.write` alone writes after the current
 * step of long work, so that the writes of many steps would hold the event loop together. Returns whether there is room
 * for more.
 */
export function writeNow(res: ServerResponse, bytes: Uint8Array | string): boolean {
  const hasRoom = res.write(bytes);
  res.socket?.uncork();
  return hasRoom;
}
