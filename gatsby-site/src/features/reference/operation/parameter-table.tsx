import type { ReactElement } from 'react';
import { ScrollTable } from '../../../components/scroll-table';
import type { Parameter } from '../../../contract/operation-page';
import { ExtensionMark } from './extension-mark';
import * as styles from './operation.module.css';

const Row = ({
  parameter: { name, place, type, isRequired, isExtension, allowed, usual, example, description },
}: {
  readonly parameter: Parameter;
}): ReactElement => (
  <tr>
    <td>
      <code>{name}</code>
      {isExtension && (
        <>
          {' '}
          <ExtensionMark />
        </>
      )}
      <span className={styles.allowed}>
        {place}
        {isRequired && ', required'}
      </span>
    </td>
    <td>
      {type}
      {allowed !== '' && <span className={styles.allowed}>{allowed}</span>}
      {usual !== '' && <span className={styles.allowed}>{usual} where left out</span>}
    </td>
    <td>
      {description}
      {example !== '' && (
        <span className={styles.allowed}>
          Such as <code>{example}</code>
        </span>
      )}
    </td>
  </tr>
);

/** The parameters of an operation. */
export const ParameterTable = ({ parameters }: { readonly parameters: readonly Parameter[] }): ReactElement => (
  <ScrollTable className={styles.stacked} columns={['Name', 'Type', 'Meaning']}>
    <tbody>
      {parameters.map((parameter) => (
        <Row key={parameter.name} parameter={parameter} />
      ))}
    </tbody>
  </ScrollTable>
);
