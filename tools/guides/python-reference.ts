import { frontMatter, mdxText } from './mdx-text.js';

const preface = `{/* Generated from clients/python/docs by \`npm run generate\`. Do not edit. */}

Every method and every exception of [the Python package](/guides/support-packages/python-package/), out of its own documentation. The tests of the package run each
example against a server on the sandbox. \`api\` is an \`API\`, \`pd\` is pandas.

Methods stand below what they are about: [leagues](#leagues), [seasons](#seasons), [matches](#matches), [statistics](#statistics),
[summary files](#summaries), [the transaction feed](#feed), [metadata and usage](#metadata), [permalinks](#permalinks). All are called on one \`API\`.
\`Frame\` is a data frame of pandas or polars, or what was answered, as [\`frames\`](#api) says. Columns and types are those of [the tables](https://github.com/goalsquare/goalsquare/blob/main/docs/tables.md).

`;

/** What follows the title and the banner of a generated page. */
const contentOf = (page: string): string => page.replace(/^# .*\n+<!--.*-->\n+/u, '');

const deeper = (page: string): string => page.replaceAll(/^## /gmu, '### ');

/** The reference of the Python package as a page of the hub. */
export const pythonReference = (methods: string, exceptions: string): string =>
  `${frontMatter('Python package: reference', 'Every method of the Python package, with its signature, what it gives and an example, and every exception.', 'Reference')}
${preface}${mdxText(contentOf(methods)).trimEnd()}\n\n## Exceptions\n\n${mdxText(deeper(contentOf(exceptions)))}`;
