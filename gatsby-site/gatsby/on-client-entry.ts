import type { GatsbyBrowser } from 'gatsby';
import { keepFocus } from '../src/behaviours/keep-focus';
import { loadByPath } from '../src/behaviours/load-by-path';
import { showLoadError } from '../src/behaviours/load-error-box';
import { followPageLoads } from '../src/behaviours/page-load';
import { reloadOnFailedLoad } from '../src/behaviours/reload-on-failed-load';
import { keepHashSound } from '../src/behaviours/sound-hash';
import { spareSlowConnections } from '../src/behaviours/spare-slow-connections';
import { followPreference } from '../src/behaviours/theme';
import { loadSiteFacts } from '../src/requests/site-facts';

/** Starts the behaviours that do not depend on the page. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepHashSound();
  keepFocus();
  followPreference();
  loadByPath();
  spareSlowConnections();
  followPageLoads(showLoadError);
  reloadOnFailedLoad();
  loadSiteFacts().catch(() => undefined);
};
