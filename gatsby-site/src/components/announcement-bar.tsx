import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { closeAnnouncement } from '../behaviours/announcement';
import { useSiteFacts } from '../requests/site-facts';
import { site } from '../site';
import * as styles from './announcement-bar.module.css';

/** An announcement about the sandbox that the reader can close. **Empty**: nothing on a server with data of its own. */
export function AnnouncementBar(): ReactElement | null {
  const { sandbox } = useSiteFacts();
  if (!sandbox) return null;
  return (
    <aside className={styles.bar} data-part="announcement" aria-label="Announcement">
      <p>
        {site.announcement.text} <Link to={site.announcement.to}>{site.announcement.link}</Link>
      </p>
      <button type="button" aria-label="Close the announcement" onClick={closeAnnouncement}>
        ×
      </button>
    </aside>
  );
}
