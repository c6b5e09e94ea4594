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
 * Turns off prefetching, also on hover, if the connection is slow or data saving is on. Gatsby itself only skips links
 * that scroll into view.
 */
export function spareSlowConnections(): void {
  const { ___loader: loader } = gatsbyInternals();
  const hovering = loader.hovering;
  loader.hovering = (path) => {
    if (!isSpared()) hovering(path);
  };
}
