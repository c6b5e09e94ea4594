import type { GatsbyBrowser } from 'gatsby';
import { zoomImages } from '../src/behaviours/image-zoom';

/** Restarts the behaviours on each page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  zoomImages(location.pathname, prevLocation?.pathname);
};
