import { execFileSync } from 'node:child_process';

/** Facts about the build that pages need: the URL of the site and the date. */
export interface Edition {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly date: Date;
}

const EPOCH = 'SOURCE_DATE_EPOCH';
const MILLISECONDS = 1000;

function dateOfCommit(): Date | undefined {
  try {
    return new Date(
      execFileSync('git', ['log', '-1', '--format=%cI'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim(),
    );
  } catch {
    return undefined;
  }
}

function originOf(url: string): string {
  if (!URL.canParse(url) || new URL(url).pathname !== '/')
    throw new Error(`SITE_URL is '${url}': use an origin such as https://docs.example`);
  return new URL(url).origin;
}

/**
 * Returns the edition from `SITE_URL` and a date: `SOURCE_DATE_EPOCH`, otherwise the last commit, otherwise today.
 * **Throws** if a value is invalid.
 */
export function editionOf({ SITE_URL = 'http://localhost:8080', [EPOCH]: epoch }: NodeJS.ProcessEnv): Edition {
  const date = epoch === undefined ? (dateOfCommit() ?? new Date()) : new Date(Number(epoch) * MILLISECONDS);
  if (Number.isNaN(date.getTime())) throw new Error(`${EPOCH} is '${epoch ?? ''}': use seconds since 1970`);
  return { origin: originOf(SITE_URL), date };
}
