import { printCurl } from '@goalsquare/openapi/print-call';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { Breakable } from '../../../components/breakable';
import { CodeBlock } from '../../../components/code-block';
import { evidenceAddress, evidencePath, type EvidenceRequest } from '../../../evidence-links/evidence-request';
import { DataTable } from '../../../pictures/data-table';
import { playerAddress, squadAddress } from '../../../addresses/page-addresses';
import type { MetricPage } from './metric-page';

/** Returns the evidence request for the first value. **Empty**: `undefined` if the example has no value. */
function evidenceOf({ metric, example }: MetricPage): EvidenceRequest | undefined {
  const { matchId, leaders, squads } = example;
  const [leader, squad] = [leaders[0], squads[0]];
  const of = { matchId, metric: metric.code, filter: {} };
  if (leader !== undefined) return { ...of, level: 'players', id: leader.personId };
  return squad === undefined ? undefined : { ...of, level: 'squads', id: squad.squadId };
}

const curl = (path: string): string =>
  printCurl({ url: 'http://localhost:8080', token: 'sandbox-transactional' }, { path });

const Leaders = ({ page: { metric, example } }: { readonly page: MetricPage }): ReactElement => (
  <>
    <h3>Leaders</h3>
    <DataTable
      caption={`Players with the most ${metric.name} in ${example.title}`}
      columns={['Rank', 'Player', 'Squad', metric.name]}
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

/** The values of a metric in a match of the sandbox, with their evidence, and the requests that return them. */
export function MetricExample({ page }: { readonly page: MetricPage }): ReactElement {
  const { metric, example } = page;
  const level = example.leaders.length > 0 ? 'players' : 'squads';
  const inLevel = level === 'players' ? '' : '&level=squads';
  const evidence = evidenceOf(page);
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
      <CodeBlock>
        <code className="language-bash">
          <Breakable text={curl(`/v1/matches/${example.matchId}/statistics/${level}?metric=${metric.code}`)} />
        </code>
      </CodeBlock>
      {evidence !== undefined && (
        <>
          <h3>Evidence</h3>
          <p>
            <Link to={evidenceAddress(evidence)}>See the acts behind the first value</Link>: the transactions and time
            intervals that it adds up. The same <Link to="/guides/evidence/">from the API</Link>:
          </p>
          <CodeBlock>
            <code className="language-bash">
              <Breakable text={curl(evidencePath(evidence))} />
            </code>
          </CodeBlock>
        </>
      )}
    </>
  );
}
