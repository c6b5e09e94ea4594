import type { ReactElement } from 'react';
import { ScrollTable } from '../components/scroll-table';
import type { Parameter } from '../contract/operation-page';
import { ExtensionMark } from './extension-mark';
import * as styles from './operation.module.css';

const Row = ({ parameter: { name, place, type, isRequired, isExtension, allowed, usual, example, description } }: { readonly parameter: Parameter }): ReactElement => (
  <tr>
    <td><code>{name}</code>{isExtension && <> <ExtensionMark /></>}</td>
    <td>{place}{isRequired && ', required'}</td>
    <td>{type}{allowed !== '' && <span className={styles.allowed}>{allowed}</span>}{usual !== '' && <span className={styles.allowed}>{usual} where left out</span>}</td>
    <td>{example !== '' && <code>{example}</code>}</td>
    <td>{description}</td>
  </tr>
);

/** The parameters of an operation. */
export const ParameterTable = ({ parameters }: { readonly parameters: readonly Parameter[] }): ReactElement => (
  <ScrollTable>
    <thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Example</th><th scope="col">Meaning</th></tr></thead>
    <tbody>{parameters.map((parameter) => <Row key={parameter.name} parameter={parameter} />)}</tbody>
  </ScrollTable>
);
