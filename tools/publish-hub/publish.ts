import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PUBLISHED } from '@goalsquare/server/published';
import { builtPages, type BuiltPage } from './built-page.js';
import type { Edition } from './edition.js';
import { feedKinds, feedOf, feedRoutes } from './feeds.js';
import { isShared, withHead } from './head-of-page.js';
import { iconsOf, webManifest } from './icons.js';
import { llmsFullTxt, llmsTxt } from './llms-txt.js';
import { markdownTwin, twinRoute } from './markdown-twin.js';
import { publishedList } from './published-list.js';
import { robots } from './robots.js';
import { searchEntries } from './search-entries.js';
import { writeSearchIndex } from './search-index.js';
import { securityTxt } from './security-txt.js';
import { sitemap } from './sitemap.js';
import { cardPainter } from './social-card.js';
import { writeIfChanged } from './write-if-changed.js';

/** Facts about the whole site. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly repository: string;
}

/** What is published, and as what. */
export interface Publishing {
  /** The folder of the built pages. */
  readonly directory: string;
  readonly edition: Edition;
  readonly site: SiteFacts;
  /** Digest of what they were built from. */
  readonly source: string;
  readonly say: (line: string) => void;
}

type Write = (route: string, bytes: string | Uint8Array) => Promise<void>;

async function writeTwins(
  pages: readonly BuiltPage[],
  write: Write,
): Promise<readonly { readonly route: string; readonly text: string }[]> {
  const twins = pages
    .filter(({ route }) => !route.startsWith('/404'))
    .flatMap((page) => {
      const text = markdownTwin(page);
      return text === undefined ? [] : [{ route: page.route, text, isListed: page.isListed }];
    });
  for (const { route, text } of twins) await write(twinRoute(route), text);
  return twins.filter(({ isListed }) => isListed);
}

async function writeLists(pages: readonly BuiltPage[], { edition, site }: Publishing, write: Write): Promise<void> {
  await write('/sitemap.xml', sitemap(pages, edition));
  await write('/robots.txt', robots(edition));
  await write('/search-entries.json', JSON.stringify(searchEntries(pages)));
  await write('/llms.txt', llmsTxt(pages, edition, site));
  await write('/.well-known/security.txt', securityTxt(edition, site.repository));
  for (const kind of feedKinds) {
    const { rss, atom } = feedOf(kind, pages, edition);
    await write(feedRoutes(kind).rss, rss);
    await write(feedRoutes(kind).atom, atom);
  }
}

async function writeIcons({ site, directory }: Publishing, write: Write): Promise<void> {
  for (const [route, bytes] of await iconsOf(path.join(directory, 'favicon.svg'))) await write(route, bytes);
  await write('/site.webmanifest', webManifest(site));
}

/** Returns the title on the card of a page. The pages of metrics share one card: drawing takes longer than all else. */
const cardTitle = ({ route, title }: BuiltPage): string => (/^\/metrics\/./u.test(route) ? 'Metrics' : title);

/** Gives each page its head, and the card that one names. */
async function writeHeads(
  pages: readonly BuiltPage[],
  { edition: { origin }, site, directory }: Publishing,
  write: Write,
): Promise<void> {
  const cardOf = await cardPainter(site);
  await Promise.all(
    pages.map(async (page) => {
      const { route, png } = cardOf(cardTitle(page));
      if (isShared(page) && !existsSync(path.join(directory, route))) await write(route, await png());
      await write(`/${page.file}`, withHead(page, { origin, site: site.title, card: route }));
    }),
  );
}

/**
 * Adds the search index, Markdown twins, feeds, lists and cards to built pages, and then writes the list of files that
 * may be served.
 */
export async function publish(publishing: Publishing): Promise<void> {
  const { directory, edition, source, say } = publishing;
  const write: Write = (route, bytes) => writeIfChanged(path.join(directory, route), bytes);
  const pages = await builtPages(directory);
  const moved = Object.fromEntries(
    pages.flatMap(({ route, movedTo }) => (movedTo === undefined ? [] : [[route, movedTo]])),
  );
  say(`${pages.length} pages, of which ${Object.keys(moved).length} redirect`);
  await rm(path.join(directory, 'pagefind'), { recursive: true, force: true });
  say(`search: ${await writeSearchIndex(directory)} pages`);
  await write('/llms-full.txt', llmsFullTxt(await writeTwins(pages, write), edition));
  await writeLists(pages, publishing, write);
  await writeIcons(publishing, write);
  await writeHeads(pages, publishing, write);
  say('compressing');
  const list = path.join(directory, PUBLISHED);
  await writeFile(`${list}.new`, JSON.stringify(await publishedList(directory, source, moved)));
  await rename(`${list}.new`, list);
}
