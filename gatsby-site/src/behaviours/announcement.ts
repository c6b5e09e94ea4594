import { constants } from '../constants';
import { site } from '../site';
import { store } from './stored';

/**
 * Closes the announcement until there is a new one. The style sheet hides it, so that it never appears during loading.
 */
export function closeAnnouncement(): void {
  document.documentElement.dataset.announcement = 'closed';
  store(constants.stored.announcement, site.announcement.id);
}
