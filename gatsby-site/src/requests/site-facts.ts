import { useSyncExternalStore } from 'react';
import { constants } from '../constants';
import { site } from '../site';
import { Kept } from './kept';
import { keepInTab, textInTab } from './tab-storage';

/** What the server says about its site at `/site.json`. */
export interface SiteFacts {
  /** Whether the server's matches are those of the sandbox. */
  readonly sandbox: boolean;
  readonly name?: string;
  /** Address of the logo. */
  readonly logo?: string;
  /** **Shape**: `#rrggbb`. */
  readonly colour?: string;
  /** A sentence that explains where readers get a key. */
  readonly keys?: string;
  /** When the data of any match last changed. **Empty**: absent if unknown. */
  readonly updated?: string;
}

const initial: SiteFacts = { sandbox: true };

const kept = new Kept(initial);

const { title } = site;

/** Returns the name of the site: the operator's if there is one, otherwise that of the product. */
export const siteName = (): string => kept.get().name ?? title;

/** Returns the share of light that a colour reflects. **Source**: WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns black or white, whichever is readable on a colour. Its contrast is at least 4.5. */
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

/** Applies the facts that this tab stored last, then requests the current ones. */
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

/** Returns the facts about the server's site. */
export const useSiteFacts = (): SiteFacts => useSyncExternalStore(kept.subscribe, kept.get, () => initial);
