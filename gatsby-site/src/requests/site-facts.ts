import { useSyncExternalStore } from 'react';
import { constants } from '../constants';
import { site } from '../site';
import { Kept } from './kept';
import { keepInTab, textInTab } from './tab-storage';

/** The server's description of its site, at `/site.json`. */
export interface SiteFacts {
  /** Whether the matches are those of the sandbox. */
  readonly sandbox: boolean;
  readonly name?: string;
  /** Address of the logo. */
  readonly logo?: string;
  /** **Shape**: `#rrggbb`. */
  readonly colour?: string;
  /** A sentence about where a reader gets a key. */
  readonly keys?: string;
  /** The instant of the last change to the data, of any match. **Empty**: unknown. */
  readonly updated?: string;
}

const initial: SiteFacts = { sandbox: true };

const kept = new Kept(initial);

const { title } = site;

/** The name of the site: that of the operator, or the product's. */
export const siteName = (): string => kept.get().name ?? title;

/** The share of light that a colour reflects. **Source**: WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The darker or lighter text that can be read on a colour: one of them has a contrast of at least 4.5. */
export const textOn = (colour: string): string => (luminance(colour) > 0.179 ? '#000000' : '#ffffff');

function show(facts: SiteFacts): void {
  const { colour, name } = facts;
  if (name !== undefined) document.title = document.title.replace(title, () => name);
  const { style } = document.documentElement;
  if (colour !== undefined) {
    for (const part of ['brand', 'action']) {
      style.setProperty(`--${part}`, colour);
      style.setProperty(`--on-${part}`, textOn(colour));
    }
  }
  kept.set(facts);
}

/** Shows the last description of the site in this tab, then the current one. */
export async function loadSiteFacts(): Promise<void> {
  const { site: item } = constants.stored;
  const before = textInTab(item);
  if (before !== null) show(JSON.parse(before) as SiteFacts);
  const response = await fetch('/site.json');
  if (!response.ok) return;
  const text = await response.text();
  if (text === before) return;
  show(JSON.parse(text) as SiteFacts);
  keepInTab(item, text);
}

/** Returns the server's description of its site. */
export const useSiteFacts = (): SiteFacts => useSyncExternalStore(kept.subscribe, kept.get, () => initial);
