import type { Page } from 'playwright-core';

/** Ends the transitions to other colours, those of components in shadow trees too. It runs in the page. */
async function endTransitions(): Promise<void> {
  const rootsOf = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : rootsOf(shadowRoot))),
  ];
  const roots = rootsOf(document);
  let transitions: readonly Animation[];
  do {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    transitions = roots.flatMap((root) => root.getAnimations()).filter((change) => change instanceof CSSTransition);
    for (const transition of transitions) transition.finish();
  } while (transitions.length > 0);
}

/** Makes the browser prefer the dark theme, and waits until the page and its components show it. */
export async function showDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.theme === 'dark' &&
      [...document.querySelectorAll<Element & { readonly theme?: string }>('rapi-doc')].every(
        ({ theme }) => theme === 'dark',
      ),
  );
  await page.evaluate(endTransitions);
}
