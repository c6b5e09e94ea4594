import { constants } from '../constants';
import { site } from '../site';
import { store } from './stored';

/**
 * Closes the announcement, until there is another. The style sheet hides it, so that it is away before anything is
 * painted.
 */
export function closeAnnouncement(): void {
  document.documentElement.dataset.announcement = 'closed';
  store(constants.stored.announcement, site.announcement.id);
}
