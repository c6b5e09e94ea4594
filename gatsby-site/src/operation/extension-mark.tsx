import type { ReactElement } from 'react';
import * as styles from './operation.module.css';

/** Marks what this server has beside the contract. */
export const ExtensionMark = (): ReactElement => <span className={styles.extension}>extension</span>;
