import type { ReactElement } from 'react';
import { useSiteFacts } from '../requests/site-facts';
import * as styles from './controls.module.css';

/**
 * Pages that show stored data of the server. Live pages are not among them, because they show the clock of each match.
 */
const withData = /^\/(?:league|player|squad|players|questions|quality|corrections|forecasts|evidence)(?:\/|$)/u;

const instants = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Shows, on pages with server data, when that data last changed. */
export function DataUpdated({ path }: { readonly path: string }): ReactElement | null {
  const { updated } = useSiteFacts();
  if (updated === undefined || !withData.test(path)) return null;
  return (
    <aside className={styles.updated} aria-label="Age of the data">
      Data of this server last changed <time dateTime={updated}>{instants.format(new Date(updated))}</time>.
    </aside>
  );
}
