import { Link } from 'gatsby';
import { useContext, type ReactElement } from 'react';
import { InPlayground } from './in-playground';
import * as styles from './pictures.module.css';

/** The call whose response a picture shows, and its address in the playground. */
export interface Source {
  readonly operation: string;
  readonly path: string;
  readonly playground?: string;
}

/** The call behind a picture, as a link to its operation, and a link that opens the playground. */
export function SourceLine({ operation, path, playground }: Source): ReactElement {
  const isThere = useContext(InPlayground);
  return (
    <p className={styles.source}>
      <Link to={`/api/${operation}/`}>
        <code>GET {path}</code>
      </Link>
      {playground !== undefined && !isThere && (
        <>
          {' '}
          · <Link to={`/playground/?${playground}`}>Open in the playground</Link>
        </>
      )}
    </p>
  );
}
