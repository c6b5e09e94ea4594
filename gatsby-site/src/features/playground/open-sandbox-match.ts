import { matchViewOf, type Match, type MatchView } from '@goalsquare/engine';
import { nextTask } from '../../behaviours/next-task';
import { logOf } from '../../pictures/facts/log-of';
import { openInSteps } from './open-in-steps';

/** An opened match of the sandbox, and its view. */
export interface OpenedMatch {
  readonly match: Match;
  readonly view: MatchView;
}

const opened = new Map<number, Promise<OpenedMatch>>();

/** Whether bytes start like a gzip file. A server may already have decompressed it. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!isPacked(bytes)) return new TextDecoder().decode(bytes);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

async function load(id: number): Promise<OpenedMatch> {
  const response = await fetch(`/sandbox/${id}.ndjson.gz`);
  if (!response.ok)
    throw new Error(`The log of match ${id} cannot be fetched: the server answered ${response.status}.`);
  const match = await openInSteps(logOf(await textOf(response)));
  await nextTask();
  return { match, view: matchViewOf(match) };
}

/** Opens a match once, and keeps it while the page is open. A failed match is loaded again on the next call. */
export function openSandboxMatch(id: number): Promise<OpenedMatch> {
  const known = opened.get(id) ?? load(id);
  opened.set(id, known);
  known.catch(() => {
    opened.delete(id);
  });
  return known;
}
