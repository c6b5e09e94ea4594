import { constants } from '../constants';
import { site } from '../site';
import { store } from './stored';

/**
 * Closes the announcement until a new one is published. The style sheet hides it, so that it does not flash while a
 * page loads.
 */
export function closeAnnouncement(): void {
  document.documentElement.dataset.announcement = 'closed';
  store(constants.stored.announcement, site.announcement.id);
}
