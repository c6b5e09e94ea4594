import { gatsbyInternals } from './loader';

const pathOf = (address: string): string => address.replace(/[#?].*$/u, '');

/**
 * Loads a page once, whatever the query of its address. Without this, Gatsby fetches the same page again for each
 * query, and prefetches it for each link.
 */
export function loadByPath(): void {
  const { ___loader: loader } = gatsbyInternals();
  const { enqueue, hovering, loadPage, loadPageSync } = loader;
  loader.enqueue = (address) => enqueue(pathOf(address));
  loader.hovering = (address) => {
    hovering(pathOf(address));
  };
  loader.loadPage = (address) => loadPage(pathOf(address));
  loader.loadPageSync = (address, options) => loadPageSync(pathOf(address), options);
}
