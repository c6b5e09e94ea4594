import type { Contributions } from './contributions.js';
import { residentBytes } from './memory.js';
import { peers } from './peers/index.js';
import type { Peer, Ready } from './peers/peer.js';
import { queries } from './questions.js';

/** A peer that has loaded the season and prepared its queries. */
export interface LoadedPeer {
  readonly name: string;
  readonly peer: Peer;
  readonly ready: readonly (readonly Ready[])[];
  readonly loadMs: number;
  readonly bytes: number;
}

async function loadPeer(name: string, season: readonly Contributions[]): Promise<LoadedPeer> {
  const load = await peers[name]?.();
  if (load === undefined) throw new Error(`no peer is called ${name}; there are ${Object.keys(peers).join(', ')}`);
  const before = residentBytes();
  const start = performance.now();
  const peer = await load(season);
  const loadMs = performance.now() - start;
  const bytes = residentBytes() - before + (await peer.nativeBytes());
  const ready: Ready[][] = [];
  for (const { questions } of queries)
    ready.push(await Promise.all(questions.map(async (question) => peer.prepare(question))));
  return { name, peer, ready, loadMs, bytes };
}

/** Loads peers one by one. A peer that is not installed or does not support this machine is listed as absent. */
export async function loadPeers(
  season: readonly Contributions[],
  names: readonly string[],
  say: (line: string) => void,
): Promise<{ readonly loaded: readonly LoadedPeer[]; readonly absent: readonly string[] }> {
  const loaded: LoadedPeer[] = [];
  const absent: string[] = [];
  for (const name of names) {
    say(`loading ${name}`);
    try {
      loaded.push(await loadPeer(name, season));
    } catch (error) {
      absent.push(`${name}, ${(error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''}`);
    }
  }
  return { loaded, absent };
}
