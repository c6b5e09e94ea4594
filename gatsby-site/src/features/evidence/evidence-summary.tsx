import type { Evidence } from '@goalsquare/openapi/types';
import type { ReactElement } from 'react';
import { Cell, ScrollTable } from '../../components/scroll-table';
import { Facts } from '../../controls/facts';
import { calculationText, numberText } from './calculation';
import * as styles from './evidence.module.css';
import { excludedTexts } from './filter-words';

const listNames = { sum: '', numerator: 'above', denominator: 'below' } as const;

/** The number of terms for each base of a value. */
function Bases({ evidence: { bases, formula } }: { readonly evidence: Evidence }): ReactElement {
  const described = new Map(
    [...formula.numerator.bases, ...(formula.denominator?.bases ?? [])].map(({ base, description }) => [
      base,
      description,
    ]),
  );
  return (
    <details className={styles.bases}>
      <summary>Terms by base</summary>
      <ScrollTable columns={['Base', 'What it counts', 'Terms', 'Amount', 'Weight', 'Adds']}>
        <tbody>
          {bases.map(({ list, base, sign, weight, terms, amount }) => (
            <tr key={`${list} ${base} ${sign}`}>
              <th scope="row">
                <code>{base}</code>
                {listNames[list] && <small> {listNames[list]}</small>}
              </th>
              <Cell>{described.get(base) ?? 'A statistic of the box score.'}</Cell>
              <Cell>{terms}</Cell>
              <Cell>{numberText(amount)}</Cell>
              <Cell>{numberText(weight)}</Cell>
              <Cell>{numberText(sign * weight * amount)}</Cell>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </details>
  );
}

/** The value, its formula in words and numbers, and how many acts each filter excluded. */
export function EvidenceSummary({ evidence }: { readonly evidence: Evidence }): ReactElement {
  const { metric, formula, absent, bases } = evidence;
  const excluded = excludedTexts(evidence);
  return (
    <>
      <p className={styles.value}>
        <strong>{evidence.valueDisplay ?? '–'}</strong> {evidence.value === 1 ? metric.name : metric.namePlural}
      </p>
      <p>{formula.description}</p>
      <Facts
        facts={[
          ['Formula', <code key="formula">{formula.text}</code>],
          ['In numbers', calculationText(evidence)],
        ]}
      />
      {absent !== undefined && <p role="status">{absent.reason}</p>}
      {excluded.length > 0 && (
        <ul className={styles.excluded} aria-label="Excluded by filters">
          {excluded.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {bases.length > 0 && <Bases evidence={evidence} />}
    </>
  );
}
