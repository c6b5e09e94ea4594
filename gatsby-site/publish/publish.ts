import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PUBLISHED, type Published } from '@goalsquare/server/published';
import { apiCatalog } from './api-catalog.js';
import { arazzo } from './arazzo.js';
import { builtPages, type PageFacts } from './built-page.js';
import type { Edition } from './edition.js';
import { feedKinds, feedOf, feedRoutes } from './feeds.js';
import { iconsOf, webManifest } from './icons.js';
import { llmsFullTxt, llmsLists, llmsTxt } from './llms-txt.js';
import { servedFiles } from './published-list.js';
import type { ServeFile } from './publish-page.js';
import type { PublishThreads } from './publish-threads.js';
import { robots } from './robots.js';
import { searchEntries } from './search-entries.js';
import { writeSearchIndex } from './search-index.js';
import { securityTxt } from './security-txt.js';
import { sitemap } from './sitemap.js';
import { skill } from './skill.js';
import { writeIfChanged } from './write-if-changed.js';

/** Facts about the whole site. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly repository: string;
}

/** The arguments of `publish`: the built pages, facts about the site, and threads. */
export interface Publishing {
  /** The folder of the built pages. */
  readonly directory: string;
  readonly edition: Edition;
  readonly site: SiteFacts;
  /** Digest of their sources. */
  readonly source: string;
  readonly say: (line: string) => void;
  /** Threads that run the tasks for each page and each file. */
  readonly threads: PublishThreads;
}

type Write = (route: string, bytes: string | Uint8Array) => Promise<void>;

/** Writes the lists of pages. Returns the routes of those that name the origin of the edition. */
async function writeLists(
  pages: readonly PageFacts[],
  { edition, site }: Publishing,
  writeText: Write,
): Promise<ReadonlySet<string>> {
  const naming = new Set<string>();
  const write = async (route: string, text: string): Promise<void> => {
    if (text.includes(edition.origin)) naming.add(route);
    await writeText(route, text);
  };
  await write('/sitemap.xml', sitemap(pages, edition));
  await write('/robots.txt', robots(edition));
  await write('/search-entries.json', JSON.stringify(searchEntries(pages)));
  await write('/llms.txt', llmsTxt(pages, site));
  for (const [route, list] of llmsLists(pages, edition)) await write(route, list);
  await write('/skill.md', skill(edition));
  await write('/arazzo.json', arazzo(edition));
  await write('/.well-known/api-catalog', apiCatalog());
  await write('/.well-known/security.txt', securityTxt(edition, site.repository));
  for (const kind of feedKinds) {
    const { rss, atom } = feedOf(kind, pages, edition);
    await write(feedRoutes(kind).rss, rss);
    await write(feedRoutes(kind).atom, atom);
  }
  return naming;
}

async function writeIcons({ site, directory }: Publishing, write: Write): Promise<void> {
  for (const [route, bytes] of await iconsOf(path.join(directory, 'favicon.svg'))) await write(route, bytes);
  await write('/site.webmanifest', webManifest(site));
}

/**
 * Adds the search index, Markdown twins, feeds, lists and cards to the built pages. Then writes the list of files that
 * the server may send.
 */
export async function publish(publishing: Publishing): Promise<void> {
  const { directory, edition, site, source, say, threads } = publishing;
  const write: Write = (route, bytes) => writeIfChanged(path.join(directory, route), bytes);
  const built = await builtPages(directory);
  say(`${built.size} pages`);
  await rm(path.join(directory, 'pagefind'), { recursive: true, force: true });
  const [indexed, pages] = await Promise.all([
    writeSearchIndex(directory),
    threads.run([...built].map(([route, file]) => ({ step: 'read', directory, route, file, site }))),
    writeIcons(publishing, write),
  ]);
  const facts = pages.map(({ page }) => page);
  const moved = Object.fromEntries(
    facts.flatMap(({ route, movedTo }) => (movedTo === undefined ? [] : [[route, movedTo]])),
  );
  say(`${indexed} searchable pages, ${Object.keys(moved).length} redirects`);
  const twins = pages.flatMap(({ page: { route, isListed }, twin }) =>
    isListed && twin !== undefined ? [{ route, text: twin }] : [],
  );
  await write('/llms-full.txt', llmsFullTxt(twins));
  const naming = await writeLists(facts, publishing, write);
  say('compressing');
  const byFile = new Map(pages.map((one) => [one.page.file.split(path.sep).join('/'), one]));
  const served = await servedFiles(directory, moved);
  const routes = [...served.keys()];
  const files = await threads.run(
    [...served.values()].map((file): ServeFile => {
      const page = byFile.get(file);
      const head = page && { page: page.page, facts: { origin: edition.origin, site: site.title, card: page.card } };
      return { step: 'serve', directory, file, head };
    }),
  );
  const list: Published = {
    source,
    origin: edition.origin,
    files: Object.fromEntries(
      files.map((file, at) => {
        const route = routes[at] ?? '';
        return [route, naming.has(route) ? { ...file, namesOrigin: true } : file] as const;
      }),
    ),
    moved,
  };
  const name = path.join(directory, PUBLISHED);
  await writeFile(`${name}.new`, JSON.stringify(list));
  await rename(`${name}.new`, name);
}
