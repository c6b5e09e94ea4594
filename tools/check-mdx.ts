import { readFile } from 'node:fs/promises';
import { compile } from '@mdx-js/mdx';
import matter from 'gray-matter';
import remarkGfm from 'remark-gfm';

/** Compiles written pages, and names file, line and fault of each that does not. */
for (const file of process.argv.slice(2)) {
  try {
    await compile(matter(await readFile(file, 'utf8')).content, { remarkPlugins: [remarkGfm] });
    process.stdout.write(`${file}: sound\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${file}: ${String(error)}\n`);
  }
}
