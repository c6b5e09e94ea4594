import { Link } from 'gatsby';
import { useContext, type ReactElement } from 'react';
import { InPlayground } from './in-playground';
import * as styles from './pictures.module.css';

/** The call whose answer a picture shows, and where the playground shows the same. */
export interface Source {
  readonly operation: string;
  readonly path: string;
  readonly playground?: string;
}

/** The query behind a picture, one click away. */
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
