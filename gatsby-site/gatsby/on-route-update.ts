import type { GatsbyBrowser } from 'gatsby';
import { zoomImages } from '../src/behaviours/image-zoom';
import { showOwnOrigin } from '../src/behaviours/own-origin';

/** Restarts the behaviours on each page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  showOwnOrigin();
  zoomImages(location.pathname, prevLocation?.pathname);
};
