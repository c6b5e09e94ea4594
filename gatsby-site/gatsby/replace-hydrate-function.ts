import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Lets React take a page over in slices, between which the browser answers its reader: Gatsby would have it done at one
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
