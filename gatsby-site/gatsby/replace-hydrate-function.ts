import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page as a transition, in slices between which the browser handles input. Gatsby would hydrate it in one
 * go.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () =>
  (element: ReactNode, container: Element): void => {
    startTransition(() => {
      if (document.querySelector('#gatsby-focus-wrapper')?.hasChildNodes() === true) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });
  };
