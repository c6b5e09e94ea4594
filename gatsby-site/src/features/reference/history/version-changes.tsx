import type { ContractChange, ContractVersion } from '@goalsquare/openapi';
import type { ReactElement } from 'react';
import * as styles from './history.module.css';

/** How many operations are listed before the reader expands the list. */
const FEW = 3;

function Operations({ operations }: Pick<ContractChange, 'operations'>): ReactElement {
  const list = (
    <ul className={styles.operations}>
      {operations.map((operation) => (
        <li key={operation}>
          <code>{operation}</code>
        </li>
      ))}
    </ul>
  );
  if (operations.length <= FEW) return list;
  return (
    <details>
      <summary>{operations.length} operations</summary>
      {list}
    </details>
  );
}

function Change({ change }: { readonly change: ContractChange }): ReactElement {
  const { part, detail, isBreaking, reason, operations } = change;
  return (
    <li className={styles.change}>
      <p>
        {isBreaking && <strong className={styles.breaking}>Breaking</strong>}{' '}
        {part === '' ? 'The operation' : <code>{part}</code>} {detail}
      </p>
      {reason !== undefined && <p>{reason}</p>}
      <Operations operations={operations} />
    </li>
  );
}

/** The changes of a version, breaking changes first. */
export function VersionChanges({ version }: { readonly version: ContractVersion }): ReactElement {
  const { version: name, date, since, changes } = version;
  return (
    <section>
      <h2 id={name}>{name}</h2>
      <p className={styles.about}>
        {date !== undefined && <time dateTime={date}>{date}</time>} Changes since {since}.
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change key={`${change.part} ${change.detail} ${change.operations[0] ?? ''}`} change={change} />
        ))}
      </ul>
    </section>
  );
}
