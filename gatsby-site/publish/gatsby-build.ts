import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { compileGatsbyFiles } from './compile-gatsby-files.js';

/** How many lines of a failed build are shown, without stack frames. */
const SHOWN = 40;

/**
 * Gatsby runs all queries in one process, because starting workers takes longer than the queries. The larger semi-space
 * suits the bundler, whose memory is mostly short-lived.
 */
const environment = {
  CI: 'true',
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_CPU_COUNT: '1',
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=64',
};

/** Builds the pages of a site, and reports each step. **Throws** with the last lines of a build that fails. */
export async function gatsbyBuild(directory: string, say: (line: string) => void): Promise<void> {
  await compileGatsbyFiles(directory);
  const program = path.join(
    path.dirname(createRequire(path.join(directory, 'package.json')).resolve('gatsby/package.json')),
    'cli.js',
  );
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [program, 'build'], { cwd: directory, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      if (!/^\s+at /u.test(line)) lines.push(line);
      const [, step] = /^success (.+)$/u.exec(line) ?? [];
      if (step !== undefined) say(step);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`the pages cannot be built:\n${lines.slice(-SHOWN).join('\n')}`);
}
