import { mendedStyles } from './mended-styles';

const named = 'input, select, textarea, button';

/** Returns a label for an input, from the attributes that RapiDoc sets instead. */
function purposeOf(element: Element): string {
  const label =
    element.getAttribute('data-pname') ?? element.getAttribute('placeholder') ?? element.getAttribute('title');
  if (label !== null && label.trim() !== '') return label.trim();
  const text = element.closest('td, .oauth-flow, label, div')?.textContent.trim().replaceAll(/\s+/gu, ' ').slice(0, 60);
  return text === undefined || text === '' ? 'Value' : text;
}

const hasName = (element: Element): boolean =>
  element.hasAttribute('aria-label') ||
  element.hasAttribute('aria-labelledby') ||
  (element.textContent.trim() !== '' && element.tagName === 'BUTTON') ||
  (element instanceof HTMLInputElement && (element.labels?.length ?? 0) > 0);

function mend(root: ShadowRoot): void {
  for (const element of root.querySelectorAll(named))
    if (!hasName(element)) element.setAttribute('aria-label', purposeOf(element));
  for (const list of root.querySelectorAll('nav:not([aria-label])'))
    list.setAttribute('aria-label', list.classList.contains('nav-bar') ? 'Contract' : 'Operations of the contract');
  for (const text of root.querySelectorAll('pre:not([tabindex])')) text.setAttribute('tabindex', '0');
}

/**
 * Labels the inputs inside a RapiDoc element and gives its texts enough contrast, in every open shadow root and after
 * each change. Returns a function that stops this.
 */
export function mendAccessibility(host: Element): () => void {
  const watched = new Map<ShadowRoot, MutationObserver>();
  const table = new CSSStyleSheet();
  table.replaceSync(mendedStyles);
  const look = (root: ShadowRoot): void => {
    mend(root);
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot !== null) watch(shadowRoot);
  };
  function watch(root: ShadowRoot): void {
    if (watched.has(root)) return;
    const observer = new MutationObserver(() => {
      look(root);
    });
    watched.set(root, observer);
    root.adoptedStyleSheets.push(table);
    observer.observe(root, { childList: true, subtree: true });
    look(root);
  }
  if (host.shadowRoot !== null) watch(host.shadowRoot);
  return () => {
    for (const observer of watched.values()) observer.disconnect();
  };
}
