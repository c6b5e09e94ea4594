import { Link } from 'gatsby';
import { memo, type ReactElement } from 'react';
import type { ListedMetric } from './listed';
import { metricAddress } from '../../../addresses/metric-address';
import * as styles from './metrics.module.css';
import { familyNames, levelNames } from './names';

function Entry({
  metric: { code, name, family, tier, level, description, isOwn },
}: {
  readonly metric: ListedMetric;
}): ReactElement {
  return (
    <article className={styles.entry}>
      <h2>
        <Link to={metricAddress(code)}>{name}</Link> <code>{code}</code>
      </h2>
      <div>
        <p>{description}</p>
        <p className={styles.facts}>
          <span>{familyNames[family]}</span>
          <span>{tier}</span>
          <span>{levelNames[level]}</span>
          {isOwn && <span>extension</span>}
        </p>
      </div>
    </article>
  );
}

/** A metric in the list. Memoised, because the list renders again with each letter of a search. */
export const MetricEntry = memo(Entry);
