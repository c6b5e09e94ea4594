import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { filesOf } from '../../../dev/files.js';
import type { NamedProgram } from '../../../dev/named-programs.js';
import { generators } from '../../../generate/generators.js';
import { benches } from '../../../measure/benches.js';
import { measures } from '../../../measure/measures.js';
import { checks } from '../../checks.js';

const root = new URL('../../../../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: object };

/** The programs that scripts run by name. */
const programs: Readonly<Record<string, readonly NamedProgram[]>> = {
  check: checks,
  measure: measures,
  bench: benches,
  generate: generators,
};

/** Lists the npm scripts a text calls that package.json does not have, and the programs that they do not have. */
function unknownScripts(called: string): readonly string[] {
  const calls = called.matchAll(/npm (?:run (?:--silent )?)?(?<script>[\w:-]+)(?: -- (?<program>[a-z][\w:-]*))?/gu);
  return [...calls].flatMap(({ groups }) => {
    const { script = '', program }: { readonly script?: string; readonly program?: string } = groups ?? {};
    if (['ci', 'install', 'run'].includes(script)) return [];
    if (!(script in scripts)) return [script];
    const known = programs[script];
    return program === undefined || known === undefined || known.some(({ name }) => name === program)
      ? []
      : [`${script} -- ${program}`];
  });
}

const MOST_SCRIPTS = 20;

/** Text that is written for readers. Old releases and decisions of them keep the names of their time. */
const pages = filesOf(fileURLToPath(root)).filter(
  (file) =>
    /\.mdx?$|^\.ci\/|^\.github\/|^Dockerfile$/u.test(file) &&
    file !== 'CHANGELOG.md' &&
    !file.includes('/release-notes/') &&
    existsSync(new URL(file, root)),
);

describe('the scripts of package.json', () => {
  it('are few', () => {
    expect(Object.keys(scripts).length).to.be.at.most(MOST_SCRIPTS);
  });

  it('exist where a page names them, with the check, measurement, bench or generator', () => {
    const unknown = pages.flatMap((file) =>
      [...textOf(file).matchAll(/npm run [^`\n]*/gu)].flatMap(([call]) =>
        unknownScripts(call).map((name) => `${file}: ${name}`),
      ),
    );
    expect(unknown).to.deep.equal([]);
  });
});
