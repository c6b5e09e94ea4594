import { memo, type ReactElement } from 'react';
import type { ListedMetric } from './listed';
import { dimensionNames } from './names';
import * as styles from './metrics.module.css';

function Entry({
  metric: { code, name, family, tier, level, format, description, formula, parts, edges, dimensions, isOwn },
}: {
  readonly metric: ListedMetric;
}): ReactElement {
  return (
    <article id={code} className={styles.entry}>
      <h2>
        <a href={`#${code}`}>{name}</a> <code>{code}</code>
      </h2>
      <div>
        <p>{description}</p>
        <p className={styles.facts}>
          <span>{family}</span>
          <span>{tier}</span>
          <span>{level === 'Both' ? 'players and squads' : `${level.toLowerCase()}s only`}</span>
          <span>{format}</span>
          {isOwn && <span>our own code</span>}
        </p>
        <details>
          <summary>Formula, parts and edge cases</summary>
          <dl>
            <dt>Formula</dt>
            <dd>
              <code>{formula}</code>
            </dd>
            <dt>Parts</dt>
            <dd>{parts}</dd>
            {edges !== '' && (
              <>
                <dt>Edge cases</dt>
                <dd>{edges}</dd>
              </>
            )}
            <dt>Told by</dt>
            <dd>{dimensions.map((dimension) => dimensionNames[dimension]).join(', ')}</dd>
          </dl>
        </details>
      </div>
    </article>
  );
}

/** One metric of the glossary, drawn anew for another metric only: each letter of a search asks for all of them. */
export const MetricEntry = memo(Entry);
