import { constants } from '../constants';
import { currentKey } from '../requests/api-key';

/** The origin in code samples when pages are built. */
const WRITTEN = 'http://localhost:8080';

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
export function showOwnSamples(root: ParentNode = document): void {
  const key = currentKey();
  for (const code of root.querySelectorAll('main pre code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const sample = samples.get(text);
      const now = text.nodeValue ?? '';
      // If a component has changed the text since, that text becomes the sample.
      const written = sample?.shown === now ? sample.written : now;
      const shown = written.replaceAll(WRITTEN, location.origin).replaceAll(constants.sandboxKey, () => key);
      if (shown === now) continue;
      text.nodeValue = shown;
      samples.set(text, { written, shown });
    }
  }
}
