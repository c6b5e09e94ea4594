import type { GatsbyBrowser } from 'gatsby';
import { zoomImages } from '../src/behaviours/image-zoom';

/** Starts the behaviours of each page anew. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  zoomImages(location.pathname, prevLocation?.pathname);
};
