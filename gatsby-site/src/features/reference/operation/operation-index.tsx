import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { Breakable } from '../../../components/breakable';
import type { TagOfOperations } from '../../../contract/operations';
import { useTableKeys } from '../../../controls/use-table-keys';
import { ExtensionMark } from './extension-mark';
import * as styles from './operation.module.css';

/** The operations of a tag: method, page and path. */
function TagTable({ tag, description, operations }: TagOfOperations): ReactElement {
  const keys = useTableKeys();
  return (
    <section>
      <h3>{tag}</h3>
      <p>{description}</p>
      <table {...keys}>
        <caption className="visually-hidden">{tag}. Arrow keys move between the operations.</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Operation</th>
            <th scope="col">Path</th>
          </tr>
        </thead>
        <tbody>
          {operations.map(({ operationId, method, path, summary, isExtension }) => (
            <tr key={operationId}>
              <td data-method={method}>{method.toUpperCase()}</td>
              <th scope="row">
                <Link to={`/api/${operationId}/`}>{summary}</Link>
                {isExtension && (
                  <>
                    {' '}
                    <ExtensionMark />
                  </>
                )}
              </th>
              <td>
                <code>
                  <Breakable text={path} />
                </code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Every operation by tag, linked to its page. Each tag is one stop of the Tab key. */
export const OperationIndex = ({ tags }: { readonly tags: readonly TagOfOperations[] }): ReactElement => (
  <div className={styles.index} id="operations">
    <h2>Every operation</h2>
    <p>Each operation has its own page, with parameters, responses, errors, and an example call in five languages.</p>
    {tags.map((one) => (
      <TagTable key={one.tag} {...one} />
    ))}
  </div>
);
