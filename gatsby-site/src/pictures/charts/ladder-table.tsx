import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { leagueAddress, seasonOfPath, squadAddress } from '../../addresses/page-addresses';
import type { LadderTableFacts } from '../facts/ladder';
import { DataTable } from '../data-table';
import * as styles from '../pictures.module.css';
import { SourceLine } from '../source-line';

/** The ladder of a season after a round, by default after the last one. */
export function LadderTable({ facts }: { readonly facts: LadderTableFacts }): ReactElement {
  const { season, round, lines } = facts;
  const key = seasonOfPath(season.path);
  const title = `${season.name}: the ladder after round ${round}`;
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <DataTable
        caption={title}
        columns={['#', 'Squad', 'P', 'W', 'D', 'L', 'For', 'Against', '%', 'Pts']}
        rows={lines.map(
          ({ position, squadId, squad, played, wins, draws, losses, for: scored, against, percentage, points }) => [
            position,
            { text: squad, to: squadAddress(squadId, key) },
            played,
            wins,
            draws,
            losses,
            scored,
            against,
            percentage?.toFixed(2) ?? '',
            points,
          ],
        )}
      />
      <SourceLine operation="getLevelLadderByRound" path={`${season.path}/ladder/${round}`} />
      <p className={styles.source}>
        <Link to={leagueAddress(key)}>The ladder now, squads, leaders and matches</Link>
      </p>
    </figure>
  );
}
