import type { MetricFamily } from '@goalsquare/engine';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import type { ListedMetric } from './listed';
import { metricAddress } from '../../../addresses/metric-address';
import * as styles from './metrics.module.css';
import { familyNames } from './names';
import { popularGroups } from './popular';

const families = Object.keys(familyNames) as readonly MetricFamily[];

const byName = (one: ListedMetric, other: ListedMetric): number => one.name.localeCompare(other.name, 'en');

const Popular = ({ metrics }: { readonly metrics: ReadonlyMap<string, ListedMetric> }): ReactElement => (
  <div className={styles.groups}>
    {popularGroups.map(({ id, label, metrics: codes }) => (
      <div key={id}>
        <h3 id={`popular-${id}`}>{label}</h3>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <Link to={metricAddress(code)} title={metrics.get(code)?.description}>
                {metrics.get(code)?.name ?? code}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

/** The metrics by group: popular groups, then all families. The code of each metric is the id of its element. */
export function MetricGroups({ metrics }: { readonly metrics: readonly ListedMetric[] }): ReactElement {
  return (
    <>
      <h2 id="popular">Popular</h2>
      <Popular metrics={new Map(metrics.map((metric) => [metric.code, metric]))} />
      <h2 id="all">All metrics</h2>
      {families.map((family) => (
        <section key={family} aria-labelledby={`family-${family}`}>
          <h3 id={`family-${family}`}>{familyNames[family]}</h3>
          <ul className={styles.names}>
            {metrics
              .filter((metric) => metric.family === family)
              .sort(byName)
              .map(({ code, name }) => (
                <li key={code} id={code}>
                  <Link to={metricAddress(code)}>{name}</Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
