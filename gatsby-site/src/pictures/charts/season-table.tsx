import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import type { SeasonTableFacts } from '../facts/season-tables';
import { DataTable } from '../data-table';
import * as styles from '../pictures.module.css';
import { SourceLine } from '../source-line';

/** A table of a season, such as its ladder or leaders. */
export function SeasonTable({ facts }: { readonly facts: SeasonTableFacts }): ReactElement {
  const { source, league, ...table } = facts;
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>{table.caption}</figcaption>
      <DataTable {...table} />
      {source !== undefined && <SourceLine {...source} />}
      {league !== undefined && (
        <p className={styles.source}>
          <Link to={league}>The ladder now, squads, leaders and matches</Link>
        </p>
      )}
    </figure>
  );
}

export { SeasonTable as LadderTable, SeasonTable as LeadersTable };
