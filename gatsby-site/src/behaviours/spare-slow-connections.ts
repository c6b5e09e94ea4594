import { constants } from '../constants';
import { gatsbyInternals } from './loader';

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const slow: readonly string[] = constants.slowConnections;

function isSpared(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || slow.includes(connection?.effectiveType ?? '');
}

/**
 * Fetches nothing ahead, not even under the pointer, on slow connections and where data is to be saved. Gatsby itself
 * spares only what scrolls into view.
 */
export function spareSlowConnections(): void {
  const { ___loader: loader } = gatsbyInternals();
  const hovering = loader.hovering;
  loader.hovering = (path) => {
    if (!isSpared()) hovering(path);
  };
}
