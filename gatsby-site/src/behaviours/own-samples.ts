import { constants } from '../constants';
import { currentKey } from '../requests/api-key';

/** The origin in code samples when pages are built. */
const WRITTEN = 'http://localhost:8080';

/** Matches a key of the sandbox, but not the name and password of a client. */
const sandboxKeys = /(?<!-u |sandbox-\w+:|client_(?:id|secret) ?= ?")sandbox-(?:basic|advanced|transactional)\b/gu;

/** How much of the text before a key decides what it is. **Units**: characters. */
const LOOK_BEHIND = 30;

/** Replaces the sandbox keys in a text. `before` is the text before it. */
const withKey = (before: string, text: string, key: string): string =>
  (before + text)
    .replaceAll(sandboxKeys, (found, at: number) => (at < before.length ? found : key))
    .slice(before.length);

/** A part of a code sample, as built and as currently shown. */
interface Sample {
  readonly written: string;
  readonly shown: string;
}

const samples = new WeakMap<Node, Sample>();

/**
 * Puts the page's own origin and the reader's key into its code samples, so that copied calls reach the same server
 * with the same account. A later call replaces the key.
 */
export function showOwnSamples(): void {
  const key = currentKey();
  for (const code of document.querySelectorAll('main pre code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    let before = '';
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const sample = samples.get(text);
      const now = text.nodeValue ?? '';
      // If a component has changed the text since, that text becomes the sample.
      const written = sample?.shown === now ? sample.written : now;
      const own = key === constants.sandboxKey ? written : withKey(before, written, key);
      const shown = own.replaceAll(WRITTEN, location.origin);
      before = (before + written).slice(-LOOK_BEHIND);
      if (shown === now) continue;
      text.nodeValue = shown;
      samples.set(text, { written, shown });
    }
  }
}
