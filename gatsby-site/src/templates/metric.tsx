import { Link, type HeadFC, type PageProps } from 'gatsby';
import { Fragment, type ReactElement } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs';
import { Contents } from '../components/contents';
import { PageHead } from '../components/head';
import { SidebarFrame } from '../components/sidebar';
import { inShort } from '../contract/in-short';
import { footballTermsPath } from '../content/football-terms';
import { FilterTable } from '../features/reference/metrics/filter-table';
import { metricAddress } from '../addresses/metric-address';
import { MetricExample } from '../features/reference/metrics/metric-example';
import type { MetricPage } from '../features/reference/metrics/metric-page';
import * as styles from '../features/reference/metrics/metrics.module.css';
import { familyNames, levelNames } from '../features/reference/metrics/names';
import type { RelatedMetric } from '../features/reference/metrics/related';

/** Data of a metric's page. */
export interface MetricContext {
  readonly page: MetricPage;
  /** The metrics of the same family. */
  readonly beside: readonly RelatedMetric[];
}

const headings = [
  ['formula', 'Formula'],
  ['rule', 'Exact rule'],
  ['filters', 'Zones and windows'],
  ['availability', 'Availability'],
  ['example', 'Example'],
  ['related', 'Related metrics'],
] as const;

const MetricLinks = ({ metrics }: { readonly metrics: readonly RelatedMetric[] }): ReactElement => (
  <ul>
    {metrics.map(({ code, name }) => (
      <li key={code}>
        <Link to={metricAddress(code)} activeClassName="current">
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

const Rule = ({ page: { inputs, condition, terms } }: { readonly page: MetricPage }): ReactElement => (
  <>
    <dl className={styles.rule}>
      {inputs.map(({ base, rule }) => (
        <div key={base}>
          <dt>
            <code>{base}</code>
          </dt>
          <dd>{rule}</dd>
        </div>
      ))}
    </dl>
    {condition !== undefined && <p>For all of these: {condition}</p>}
    {terms.length > 0 && (
      <details>
        <summary>Terms of this rule ({terms.length})</summary>
        <dl className={styles.rule}>
          {terms.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}.</dd>
            </div>
          ))}
        </dl>
      </details>
    )}
  </>
);

const Availability = ({ page: { metric, format, edges } }: { readonly page: MetricPage }): ReactElement => (
  <>
    <ul>
      <li>
        Tier <strong>{metric.tier}</strong> or higher, for {levelNames[metric.level]}.
      </li>
      <li>Format of values: {format}.</li>
      {metric.isOwn && <li>This metric is an extension of the contract.</li>}
    </ul>
    {edges !== '' && <p>{edges}</p>}
    <p>
      <Link to="/guides/coverage/">Coverage</Link> shows which metrics a match has, and why others are absent.
    </p>
  </>
);

/** A link to the football terms that a metric counts. */
const Words = ({ words }: Pick<MetricPage, 'words'>): ReactElement | null =>
  words.length === 0 ? null : (
    <p>
      New to the game? See{' '}
      {words.map(({ word, to }, at) => (
        <Fragment key={to}>
          {at > 0 && ', '}
          <Link to={to}>{word}</Link>
        </Fragment>
      ))}{' '}
      in <Link to={footballTermsPath}>the words of the sport</Link>.
    </p>
  );

/** The page of a metric: its definition, exact rule, formula, filters, an example and related metrics. */
export default function MetricPageOf({
  pageContext: { page, beside },
}: PageProps<object, MetricContext>): ReactElement {
  const { code, name, family, description } = page.metric;
  const sections: Readonly<Record<(typeof headings)[number][0], ReactElement>> = {
    formula: (
      <p className={styles.formula}>
        <code>{page.formula}</code>
      </p>
    ),
    rule: <Rule page={page} />,
    filters: <FilterTable page={page} />,
    availability: <Availability page={page} />,
    example: <MetricExample page={page} />,
    related: <MetricLinks metrics={page.related} />,
  };
  return (
    <div className="columns">
      <SidebarFrame label={familyNames[family]} isHeaded>
        <MetricLinks metrics={beside} />
      </SidebarFrame>
      <main className="prose" data-pagefind-body data-pagefind-filter="part:metrics">
        <Breadcrumbs
          crumbs={[
            { label: 'Metrics', to: '/metrics/' },
            { label: familyNames[family], to: `/metrics/?family=${family}` },
          ]}
          here={name}
        />
        <h1>
          {name} <code className={styles.code}>{code}</code>
        </h1>
        <p className="lead">{description}</p>
        <Words words={page.words} />
        {headings.map(([id, title]) => (
          <section key={id}>
            <h2 id={id}>{title}</h2>
            {sections[id]}
          </section>
        ))}
      </main>
      <Contents headings={headings.map(([id, title]) => ({ url: `#${id}`, title }))} />
    </div>
  );
}

export const Head: HeadFC<object, MetricContext> = ({
  pageContext: {
    page: {
      metric: { code, name, description },
    },
  },
}) => <PageHead title={`${name} (${code})`} description={inShort(`${name} (${code}). ${description}`)} />;
