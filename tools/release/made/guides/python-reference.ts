import { generatedPage, mdxText, type PageHead } from './mdx-text.js';

const preface = `Every method and every exception of [the Python package](/guides/support-packages/python-package/), out of its own documentation. The tests of the package run each
example against a server on the sandbox. \`api\` is an \`API\`, \`pd\` is pandas.

Methods stand below what they are about: [leagues](#leagues), [seasons](#seasons), [matches](#matches), [statistics](#statistics),
[statistics across matches](#across), [summary files](#summaries), [the transaction feed](#feed), [what goes on](#live), [metadata and usage](#metadata), [permalinks](#permalinks), [datasets](#datasets). All are called on one \`API\`;
[drawing and other functions](#functions) take what they gave.
\`Frame\` is a data frame of pandas or polars, or what was answered, as [\`frames\`](#api) says. Columns and types are those of [the tables](/guides/tables/).

`;

/** Returns a generated page without its title and banner. */
const contentOf = (page: string): string => page.replace(/^# .*\n+<!--.*-->\n+/u, '');

const deeper = (page: string): string => page.replaceAll(/^## /gmu, '### ');

const head: PageHead = {
  title: 'Python package: reference',
  description:
    'Every method of the Python package, with its signature, what it returns and an example, and every exception.',
  sidebar: 'Reference',
  source: 'clients/python/src/goalsquare',
};

/** Returns the reference of the Python package as a page of the hub. */
export const pythonReference = (methods: string, exceptions: string): string =>
  generatedPage(
    head,
    `${preface}${mdxText(contentOf(methods)).trimEnd()}\n\n## Exceptions\n\n${mdxText(deeper(contentOf(exceptions)))}`,
  );
