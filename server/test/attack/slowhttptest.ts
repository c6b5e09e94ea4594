import { execFile, spawnSync } from 'node:child_process';

/** Whether this machine has slowhttptest. */
export const hasSlowhttptest = spawnSync('slowhttptest', ['-h']).error === undefined;

const SECONDS = '15';
const common = ['-c', '300', '-r', '150', '-i', '3', '-l', SECONDS, '-p', '3'];

/** The modes of slowhttptest, each with where it goes. */
export const modes: readonly (readonly [name: string, path: string, options: readonly string[]])[] = [
  ['slow headers (-H)', '/v1/leagues', ['-H', '-t', 'GET', '-x', '24']],
  ['slow body (-B)', '/oauth2/token', ['-B', '-t', 'POST', '-s', '8192', '-x', '10']],
  ['slow read (-X)', '/openapi.json', ['-X', '-t', 'GET', '-w', '128', '-y', '512', '-n', '2', '-z', '32', '-k', '10']],
];

/** Runs a mode against a server and returns its report of the service at the end: YES if it was available. */
export const runMode = (base: string, path: string, options: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      'slowhttptest',
      [...common, ...options, '-u', `${base}${path}`],
      { maxBuffer: 100_000_000 },
      (_error, stdout) => {
        const said = [...stdout.matchAll(/service available:[^\n]*?(YES|NO)/gu)].map(([, is = '']) => is);
        resolve(
          said.length === 0
            ? 'nothing said'
            : said.every((is) => is === 'YES')
              ? 'YES, always'
              : `NO, ${said.filter((is) => is === 'NO').length} times of ${said.length}`,
        );
      },
    );
  });
