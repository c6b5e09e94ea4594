import { readdirSync, readFileSync } from 'node:fs';
import { pythonReference } from './guides/python-reference.js';
import { rReference } from './guides/r-reference.js';

const clients = new URL('../clients/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, clients), 'utf8');

const pages = 'gatsby-site/content/guides/support-packages';

/** The pages of the hub that hold the references of the packages. */
export const generateGuides = (): ReadonlyMap<string, string> => new Map([
  [`${pages}/python-package-documentation.mdx`, pythonReference(textOf('python/docs/api.md'), textOf('python/docs/errors.md'))],
  [`${pages}/r-package-documentation.mdx`, rReference(readdirSync(new URL('r/man/', clients)).filter((file) => file.endsWith('.Rd')).sort().map((file) => textOf(`r/man/${file}`)))],
]);
