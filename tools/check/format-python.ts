import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pythonStyle } from './format-python/python-style.js';

/*
 * Checks the layout and lint rules of the Python client with ruff, configured in clients/python/pyproject.toml. `--fix`
 * reformats all files except notebooks.
 */

const folder = fileURLToPath(new URL('../../clients/python/', import.meta.url));
const {
  values: { fix },
} = parseArgs({ options: { fix: { type: 'boolean', default: false } } });

const { format, findings } = pythonStyle(readFileSync(`${folder}pyproject.toml`, 'utf8'));
const paths = ['bench', 'docs', 'src', 'tests'].flatMap((name) =>
  readdirSync(folder + name, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.py'))
    .map((file) => `${name}/${file}`),
);

const faults: string[] = [];
for (const path of paths) {
  const source = readFileSync(folder + path, 'utf8');
  const formatted = format(source);
  if (fix && formatted !== source) writeFileSync(folder + path, formatted);
  if (!fix && formatted !== source)
    faults.push(`${path} is not formatted: run \`npm run check -- format:python --fix\``);
  faults.push(...findings(path, fix ? formatted : source));
}

interface Notebook {
  readonly cells: readonly { readonly cell_type: string; readonly source: readonly string[] }[];
}

for (const file of readdirSync(`${folder}notebooks`)) {
  const { cells } = JSON.parse(readFileSync(`${folder}notebooks/${file}`, 'utf8')) as Notebook;
  for (const [at, { cell_type: kind, source }] of cells.entries()) {
    const code = `${source.join('')}\n`;
    if (kind === 'code' && format(code) !== code) faults.push(`notebooks/${file} is not formatted: cell ${at + 1}`);
  }
}

for (const fault of faults) console.error(`clients/python/${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`Python: ${paths.length} files in style`);
