import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { closeAnnouncement } from '../behaviours/announcement';
import { site } from '../site';
import * as styles from './announcement-bar.module.css';

/** An announcement that the reader can close. */
export const AnnouncementBar = (): ReactElement => (
  <aside className={styles.bar} data-part="announcement" aria-label="Announcement">
    <p>
      {site.announcement.text} <Link to={site.announcement.to}>{site.announcement.link}</Link>
    </p>
    <button type="button" aria-label="Close the announcement" onClick={closeAnnouncement}>
      ×
    </button>
  </aside>
);
