import type { Zoom } from 'medium-zoom';
import { constants } from '../constants';

let waiting: ReturnType<typeof setTimeout> | undefined;
let zoom: Zoom | undefined;

async function attach(): Promise<void> {
  const { default: mediumZoom } = await import('medium-zoom');
  zoom = mediumZoom('main .prose img', { background: 'var(--backdrop)' });
}

/**
 * Makes the images of a page zoomable shortly after it is shown and after each change of page. A change of the hash is
 * not a change of page.
 */
export function zoomImages(path: string, previousPath: string | undefined): void {
  if (path === previousPath) return;
  clearTimeout(waiting);
  zoom?.detach();
  waiting = setTimeout(() => {
    void attach();
  }, constants.zoomDelay);
}
