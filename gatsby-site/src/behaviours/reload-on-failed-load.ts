import { failed, gatsbyInternals, type Loaded } from './loader';

const isHere = (path: string): boolean => path === location.pathname + location.search;

/** What never comes, since the browser is leaving. */
const leaving = (): Promise<Loaded> => new Promise<Loaded>(() => undefined);

/**
 * Where a page fails to load, goes to it by a full load of the browser. Query and hash are kept, which Gatsby would
 * drop.
 */
export function reloadOnFailedLoad(): void {
  const internals = gatsbyInternals();
  const { ___navigate: navigate, ___loader: loader } = internals;
  const load = loader.loadPage;
  let isFirst = true;
  // Back and forward: the address is the new one already when its page is asked for.
  loader.loadPage = async (path) => {
    const wasFirst = isFirst;
    isFirst = false;
    const loaded = await load(path);
    if (wasFirst || !failed(loaded) || !isHere(path)) return loaded;
    location.reload();
    return leaving();
  };
  internals.___navigate = (to, options) => {
    if (typeof to !== 'string') return navigate(to, options);
    return loader.loadPage(to.replace(/#.*$/u, '')).then((loaded) => {
      if (failed(loaded)) location.assign(to);
      else void navigate(to, options);
    });
  };
}
