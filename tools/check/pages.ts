import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import matter from 'gray-matter';
import { remarkPlugins } from '../../gatsby-site/gatsby/remark-plugins.js';
import { doubledHeadings } from '../../gatsby-site/gatsby/doubled-headings.js';

/*
 * Compiles the named pages, or all MDX pages, as the hub does, but without building it. Reports the file and the fault
 * of each page that does not compile, such as invalid MDX or an operation, fact, table or picture that does not exist.
 * Also reports duplicate headings, which a merge can leave in pages and in docs.
 */

const filesOf = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

function report(file: string, fault: string): void {
  process.exitCode = 1;
  console.error(`${file}: ${fault}`);
}

const named = process.argv.slice(2);
const files = named.length > 0 ? named : filesOf('gatsby-site/content', '.mdx');
const documents = named.length > 0 ? [] : filesOf('docs', '.md');
for (const file of files) {
  try {
    await compile(matter(readFileSync(file, 'utf8')).content, { remarkPlugins });
  } catch (error) {
    report(file, error instanceof Error ? error.message : String(error));
  }
}
for (const file of [...files, ...documents])
  for (const heading of doubledHeadings(readFileSync(file, 'utf8'))) report(file, `has '${heading}' twice`);
console.log(`compiled ${files.length} pages`);
