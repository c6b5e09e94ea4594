import { failed, gatsbyInternals, type Loaded } from './loader';

const isHere = (path: string): boolean => path === location.pathname + location.search;

/** Returns a promise that never resolves, because the browser leaves the page. */
const leaving = (): Promise<Loaded> => new Promise<Loaded>(() => undefined);

/** Replaces a failed page load with a full navigation. It keeps the query and hash, which Gatsby would drop. */
export function reloadOnFailedLoad(): void {
  const internals = gatsbyInternals();
  const { ___navigate: navigate, ___loader: loader } = internals;
  const load = loader.loadPage;
  let isFirst = true;
  // With Back and Forward, the address has already changed when its page is requested.
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
