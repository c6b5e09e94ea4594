import type { ReactElement } from 'react';
import { playerAddress } from '../../addresses/page-addresses';
import type { LeadersFacts } from '../facts/ladder';
import { DataTable } from '../data-table';
import * as styles from '../pictures.module.css';

/** The best players of a season in a metric. */
export function LeadersTable({ facts }: { readonly facts: LeadersFacts }): ReactElement {
  const {
    season,
    leaders: { name, code, lines },
  } = facts;
  const title = `${season.name}: most ${name.toLowerCase()} (${code})`;
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <DataTable
        caption={title}
        columns={['#', 'Player', 'Squad', 'Matches', name]}
        rows={lines.map(({ place, personId, name: player, squad, matches, value }) => [
          place,
          { text: player, to: playerAddress(personId) },
          squad,
          matches,
          value,
        ])}
      />
    </figure>
  );
}
