import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishedFile } from '@goalsquare/server/published';
import { pageOf, type PageFacts } from './built-page.js';
import { isShared, withHead, type HeadFacts } from './head-of-page.js';
import { markdownTwin, twinRoute } from './markdown-twin.js';
import { publishFile } from './published-list.js';
import { cardPainter, type Card } from './social-card.js';
import { writeIfChanged } from './write-if-changed.js';

/** A task that reads a built page and writes its Markdown twin and its card. */
export interface ReadPage {
  readonly step: 'read';
  readonly directory: string;
  readonly route: string;
  readonly file: string;
  readonly site: { readonly title: string; readonly tagline: string };
}

/** The facts read from a page. */
export interface ReadyPage {
  readonly page: PageFacts;
  /** The page as Markdown. **Empty**: `undefined` if it has nothing to read. */
  readonly twin: string | undefined;
  /** The path of its card. */
  readonly card: string;
}

/** A task that compresses a file in each coding. A page gets its metadata first. */
export interface ServeFile {
  readonly step: 'serve';
  readonly directory: string;
  readonly file: string;
  /** Facts for the page's head. **Empty**: `undefined` for a file that is not a page. */
  readonly head: { readonly page: PageFacts; readonly facts: HeadFacts } | undefined;
}

/** Returns the title on a page's card. All metric pages share one card. */
const cardTitle = ({ route, title }: PageFacts): string => (/^\/metrics\/./u.test(route) ? 'Metrics' : title);

let painter: Promise<(title: string) => Card> | undefined;

/** Reads a page and writes its twin and card, before the lists of pages are written. */
export async function readPage({ directory, route, file, site }: ReadPage): Promise<ReadyPage> {
  const { main, ...page } = pageOf(route, file, readFileSync(path.join(directory, file), 'utf8'));
  const twin = route.startsWith('/404') ? undefined : markdownTwin({ main, movedTo: page.movedTo });
  if (twin !== undefined) await writeIfChanged(path.join(directory, twinRoute(route)), twin);
  painter ??= cardPainter(site);
  const card = (await painter)(cardTitle(page));
  if (isShared(page) && !existsSync(path.join(directory, card.route)))
    await writeIfChanged(path.join(directory, card.route), await card.png());
  return { page, twin, card: card.route };
}

/** Writes the final bytes and codings of a file. Blocks its thread. */
export function serveFile({ directory, file, head }: ServeFile): PublishedFile {
  const at = path.join(directory, file);
  const bytes = readFileSync(at);
  if (head === undefined) return publishFile(directory, file, bytes);
  const page = Buffer.from(withHead(bytes.toString(), head.page, head.facts));
  if (!page.equals(bytes)) writeFileSync(at, page);
  return publishFile(directory, file, page);
}
