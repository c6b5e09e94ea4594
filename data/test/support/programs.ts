import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const data = path.join(import.meta.dirname, '../..');
const isCompiled = process.env.TEST_COMPILED_SERVER === '1';

/** Options of Node.js for a program that imports packages: compiled, they load in a third of the time. */
export const options: readonly string[] = isCompiled ? [] : ['--conditions=source', '--import', 'tsx'];

/** What Node.js runs for the command line. */
export const cli: readonly string[] = [...options, path.join(data, isCompiled ? 'dist/cli.js' : 'src/cli.ts')];

const fromDist: Plugin = {
  name: 'from dist',
  setup: (building) => {
    building.onResolve({ filter: /\.\.\/src\// }, ({ path: name, resolveDir }) => ({
      path: path.join(resolveDir, name.replace('../src/', '../dist/')),
      external: true,
    }));
  },
};

/** Returns what Node.js runs for a program of tests. */
export async function programArguments(file: string): Promise<readonly string[]> {
  if (!isCompiled) return [...options, file];
  const shared = { bundle: true, write: false, platform: 'node', format: 'esm', packages: 'external' } as const;
  const { outputFiles } = await build({ ...shared, entryPoints: [file], plugins: [fromDist] });
  return ['--input-type=module', '--eval', outputFiles.map(({ text }) => text).join(''), file];
}
