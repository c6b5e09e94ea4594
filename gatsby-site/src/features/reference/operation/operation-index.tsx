import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { Breakable } from '../../../components/breakable';
import type { TagOfOperations } from '../../../contract/operations';
import { ExtensionMark } from './extension-mark';
import * as styles from './operation.module.css';

/** Every operation by tag, as a link to its page. */
export const OperationIndex = ({ tags }: { readonly tags: readonly TagOfOperations[] }): ReactElement => (
  <div className={styles.index}>
    {tags.map(({ tag, description, operations }) => (
      <section key={tag}>
        <h3>{tag}</h3>
        <p>{description}</p>
        <dl>
          {operations.map(({ operationId, method, path, summary, isExtension }) => [
            <dt key={operationId}>
              <Link to={`/api/${operationId}/`}>{summary}</Link>
              {isExtension && (
                <>
                  {' '}
                  <ExtensionMark />
                </>
              )}
            </dt>,
            <dd key={path}>
              <code>
                {method.toUpperCase()} <Breakable text={path} />
              </code>
            </dd>,
          ])}
        </dl>
      </section>
    ))}
  </div>
);
