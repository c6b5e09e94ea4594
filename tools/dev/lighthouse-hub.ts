import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { wholeChromiumPath } from './chromium.js';

const run = promisify(execFile);

/**
 * A page of each template, and the least it must score of 100: performance, accessibility, best practices, search
 * engines.
 */
const asked: readonly (readonly [path: string, least: readonly [number, number, number, number]])[] = [
  ['/', [97, 100, 100, 100]],
  ['/support/usage-limits/', [97, 100, 100, 100]],
  ['/guides/', [97, 100, 100, 100]],
  ['/blog/', [97, 100, 100, 100]],
  ['/blog/how-to-aflw/', [97, 100, 100, 100]],
  ['/metrics/', [97, 100, 100, 100]],
  ['/release-notes/V1/v1.53/', [97, 100, 100, 100]],
  ['/api/getMatchScore/', [97, 100, 100, 100]],
  ['/api/', [75, 100, 0, 0]],
  ['/playground/', [85, 100, 0, 0]],
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const flags = '--headless=new --no-sandbox --disable-background-networking';

interface Report {
  readonly categories: Readonly<
    Record<
      (typeof categories)[number],
      { readonly score: number; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly title: string }>
  >;
}

/**
 * Measures pages of a running hub as phones see them, prints scores and bytes, and fails where one is below its least.
 * Lighthouse is not installed here: `--lighthouse` names its command.
 */
const {
  values: { url, lighthouse, chromium, only },
} = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    lighthouse: { type: 'string', default: 'lighthouse' },
    chromium: { type: 'string', default: wholeChromiumPath() ?? 'chromium' },
    only: { type: 'string' },
  },
});

const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
const env = { ...process.env, CHROME_PATH: chromium };

async function reportOf(page: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  await run(lighthouse, [url + page, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`], {
    env,
    maxBuffer: 1 << 26,
  });
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

const scoresOf = (report: Report): readonly number[] =>
  categories.map((name) => Math.round(report.categories[name].score * 100));

const failed = (report: Report): readonly string[] =>
  categories
    .slice(1)
    .flatMap((name) =>
      report.categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );

console.log('page                                P    A   BP  SEO   kB sent   LCP ms   TBT ms   CLS');
for (const [page, least] of asked) {
  if (only !== undefined && only !== page) continue;
  const report = await reportOf(page);
  const scores = scoresOf(report);
  const value = (id: string): number => report.audits[id]?.numericValue ?? NaN;
  const numbers = [
    (value('total-byte-weight') / 1024).toFixed(0).padStart(10),
    value('largest-contentful-paint').toFixed(0).padStart(9),
    value('total-blocking-time').toFixed(0).padStart(9),
    value('cumulative-layout-shift').toFixed(3).padStart(6),
  ];
  console.log(page.padEnd(32) + scores.map((score) => String(score).padStart(5)).join('') + numbers.join(''));
  const isLow = scores.some((score, at) => score < (least[at] ?? 0));
  if (isLow) process.exitCode = 1;
  if (isLow || failed(report).length > 0) console.log(`  below: ${failed(report).join(', ') || 'performance'}`);
}
await rm(folder, { recursive: true, force: true });
