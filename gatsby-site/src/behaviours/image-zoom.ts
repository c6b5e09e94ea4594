import type { Zoom } from 'medium-zoom';
import { constants } from '../constants';

let waiting: ReturnType<typeof setTimeout> | undefined;
let zoom: Zoom | undefined;

const IMAGES = 'main .prose img';

async function attach(): Promise<void> {
  if (document.querySelector(IMAGES) === null) return;
  const { default: mediumZoom } = await import('medium-zoom');
  zoom = mediumZoom(IMAGES, { background: 'var(--backdrop)' });
  for (const image of zoom.getImages()) {
    Object.assign(image, { tabIndex: 0, role: 'button' });
    image.setAttribute('aria-label', `Enlarge: ${image.getAttribute('alt') ?? ''}`);
    image.addEventListener('keydown', toggleByKey);
  }
}

/** Zooms an image on Enter or Space, like a click. */
function toggleByKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  void zoom?.toggle({ target: event.currentTarget as HTMLElement });
}

/** Makes a page's images zoomable shortly after it is shown. A change of the hash does not count as a new page. */
export function zoomImages(path: string, previousPath: string | undefined): void {
  if (path === previousPath) return;
  clearTimeout(waiting);
  zoom?.detach();
  waiting = setTimeout(() => {
    void attach();
  }, constants.zoomDelay);
}
