import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { CodeBlock } from '../components/code-block';
import { DataTable } from '../pictures/data-table';
import { playerAddress, squadAddress } from '../profiles/addresses';
import type { MetricPage } from './metric-page';
import * as styles from './metrics.module.css';

const evidencePath = ({ metric: { code }, example: { matchId, leaders, squads } }: MetricPage): string | undefined => {
  const [leader, squad] = [leaders[0], squads[0]];
  const owner =
    leader !== undefined ? `players/${leader.personId}` : squad === undefined ? undefined : `squads/${squad.squadId}`;
  return owner === undefined ? undefined : `/v1/matches/${matchId}/statistics/${owner}/evidence?metric=${code}`;
};

const curl = (path: string): string =>
  `curl -H 'Authorization: Bearer sandbox-transactional' \\\n  'http://localhost:8080${path}'`;

const Leaders = ({ page: { metric, example } }: { readonly page: MetricPage }): ReactElement => (
  <>
    <h3>Leaders</h3>
    <DataTable
      caption={`Players with the most ${metric.name} in ${example.title}`}
      columns={['Rank', 'Player', 'Squad', metric.code]}
      rows={example.leaders.map(({ place, personId, name, squad, value }) => [
        place,
        { text: name, to: playerAddress(personId) },
        squad,
        value,
      ])}
    />
  </>
);

const Squads = ({ page: { metric, example } }: { readonly page: MetricPage }): ReactElement => (
  <>
    <h3>Squads{example.parts.includes('F50') ? ' by quarter and zone' : ' by quarter'}</h3>
    <DataTable
      caption={`${metric.name} of the squads in ${example.title}`}
      columns={['Squad', ...example.parts]}
      rows={example.squads.map(({ squadId, name, values }) => [{ text: name, to: squadAddress(squadId) }, ...values])}
    />
  </>
);

/** What a metric is in a match of the sandbox, and the requests that return it with its evidence. */
export function MetricExample({ page }: { readonly page: MetricPage }): ReactElement {
  const { metric, example } = page;
  const level = example.leaders.length > 0 ? 'players' : 'squads';
  const inLevel = level === 'players' ? '' : '&level=squads';
  const evidence = evidencePath(page);
  return (
    <>
      <p>
        {example.title}, match <code>{example.matchId}</code> of the sandbox. The engine computed these values when this
        page was built. Open the metric in the{' '}
        <Link to={`/playground/?metric=${metric.code}${inLevel}`}>playground</Link> to change quarter, zone and time, or
        see the <Link to={`/questions/?metric=${metric.code}&measure=total&limit=20${inLevel}`}>season leaders</Link>.
      </p>
      {example.leaders.length > 0 && <Leaders page={page} />}
      {example.squads.length > 0 && <Squads page={page} />}
      <h3>Request</h3>
      <CodeBlock className={styles.wrap}>
        <code>{curl(`/v1/matches/${example.matchId}/statistics/${level}?metric=${metric.code}`)}</code>
      </CodeBlock>
      {evidence !== undefined && (
        <>
          <h3>Evidence</h3>
          <p>
            <Link to="/guides/evidence/">Evidence</Link> lists the transactions and times that the value in the first
            row adds up:
          </p>
          <CodeBlock className={styles.wrap}>
            <code>{curl(evidence)}</code>
          </CodeBlock>
        </>
      )}
    </>
  );
}
