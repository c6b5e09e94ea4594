import type { ReactElement } from 'react';
import * as styles from './operation.module.css';

/** Marks an extension of the contract. */
export const ExtensionMark = (): ReactElement => <span className={styles.extension}>extension</span>;
