import type { GatsbyBrowser } from 'gatsby';
import { zoomImages } from '../src/behaviours/image-zoom';
import { showOwnSamples } from '../src/behaviours/own-samples';
import { onKeyChange } from '../src/requests/api-key';

onKeyChange(() => {
  showOwnSamples();
});

/** Restarts the page behaviours after each navigation. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  showOwnSamples();
  zoomImages(location.pathname, prevLocation?.pathname);
};
