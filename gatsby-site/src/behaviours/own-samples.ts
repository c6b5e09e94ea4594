/** The origin in the code of pages when they are built. */
const WRITTEN = 'http://localhost:8080';

/**
 * Replaces the origin in a page's code samples with the origin that the page was loaded from, so that copied calls
 * reach the same server.
 */
export function showOwnOrigin(root: ParentNode = document): void {
  if (location.origin === WRITTEN) return;
  for (const code of root.querySelectorAll('main pre code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (text.nodeValue?.includes(WRITTEN) === true)
        text.nodeValue = text.nodeValue.replaceAll(WRITTEN, location.origin);
  }
}
