import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import matter from 'gray-matter';
import { remarkPlugins } from '../../gatsby-site/gatsby/remark-plugins.js';

/*
 * Compiles written pages as the hub does, without building it: the files that are named, or all. Names file and fault
 * of each that does not compile: wrong MDX, an operation, fact, table or picture that does not exist.
 */

const content = 'gatsby-site/content';
const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : readdirSync(content, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => path.join(content, file));
for (const file of files) {
  try {
    await compile(matter(readFileSync(file, 'utf8')).content, { remarkPlugins });
  } catch (error) {
    process.exitCode = 1;
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`compiled ${files.length} pages`);
