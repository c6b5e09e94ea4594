import type { Zoom } from 'medium-zoom';
import { constants } from '../constants';

let waiting: ReturnType<typeof setTimeout> | undefined;
let zoom: Zoom | undefined;

async function attach(): Promise<void> {
  const { default: mediumZoom } = await import('medium-zoom');
  zoom = mediumZoom('main .prose img', { background: 'var(--backdrop)' });
}

/**
 * Lets the images of a page be zoomed, a little after it is shown, and again after each change of page; a change of the
 * hash is none.
 */
export function zoomImages(path: string, previousPath: string | undefined): void {
  if (path === previousPath) return;
  clearTimeout(waiting);
  zoom?.detach();
  waiting = setTimeout(() => {
    void attach();
  }, constants.zoomDelay);
}
