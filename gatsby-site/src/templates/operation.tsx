import { Link, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs';
import { ColouredCode } from '../components/code-block';
import { CodePanel, CodeTabs } from '../components/code-tabs';
import { Contents } from '../components/contents';
import { PageHead } from '../components/head';
import { ScrollTable } from '../components/scroll-table';
import { SidebarFrame } from '../components/sidebar';
import { inShort } from '../contract/in-short';
import type { Language } from '../contract/languages';
import type { OperationPage as PageContent } from '../contract/operation-page';
import { CsvTables } from '../features/reference/operation/csv-tables';
import { ExtensionMark } from '../features/reference/operation/extension-mark';
import { ParameterTable } from '../features/reference/operation/parameter-table';
import { ShapeTable } from '../features/reference/operation/shape-table';
import { StatusTable } from '../features/reference/operation/status-table';
import * as styles from '../features/reference/operation/operation.module.css';
import { anchorOf } from '../features/reference/prepared-contract';

/** The data of an operation's page. Code and the response are already highlighted. */
export interface OperationContext {
  readonly page: PageContent;
  readonly calls: readonly { readonly language: Language; readonly html: string }[];
  readonly answer: string;
  /** The operations of the same tag. */
  readonly beside: readonly { readonly operationId: string; readonly summary: string }[];
}

const headings: readonly (readonly [id: string, title: string, isThere: (page: PageContent) => boolean])[] = [
  ['call', 'Call', () => true],
  ['parameters', 'Parameters', ({ parameters }) => parameters.length > 0],
  ['body', 'Request body', ({ body }) => body !== null],
  ['answer', 'Answer', ({ answer }) => answer !== ''],
  ['shape', 'Shape', ({ success }) => success.shape !== null],
  ['csv', 'As CSV', ({ tables }) => tables.length > 0],
  ['headers', 'Headers', ({ headers }) => headers.length > 0],
  ['statuses', 'Other statuses', () => true],
];

/** Whether a section is shown beside the text on wide screens, as the call and the response are. */
const isBeside = ([id]: (typeof headings)[number]): boolean => id === 'call' || id === 'answer';

function Answer({ page: { success }, html }: { readonly page: PageContent; readonly html: string }): ReactElement {
  return (
    <>
      <p>
        {success.description} The sandbox returns this for the call above, with status {success.status}. Long lists are
        cut short.
      </p>
      <div className={styles.answer} role="region" aria-label="The answer as JSON" tabIndex={0}>
        <ColouredCode html={html} />
      </div>
    </>
  );
}

function Section({
  id,
  context: { page, calls, answer },
}: {
  readonly id: string;
  readonly context: OperationContext;
}): ReactElement | null {
  const { parameters, body, success, tables, headers, statuses } = page;
  if (id === 'call')
    return (
      <CodeTabs>
        {calls.map(({ language, html }) => (
          <CodePanel key={language} language={language}>
            <ColouredCode html={html} />
          </CodePanel>
        ))}
      </CodeTabs>
    );
  if (id === 'parameters') return <ParameterTable parameters={parameters} />;
  if (id === 'body')
    return (
      body && (
        <>
          <p>{body.description}</p>
          <ShapeTable shape={body.shape} />
        </>
      )
    );
  if (id === 'answer') return <Answer page={page} html={answer} />;
  if (id === 'shape') return success.shape && <ShapeTable shape={success.shape} />;
  if (id === 'csv') return <CsvTables tables={tables} />;
  if (id === 'headers')
    return (
      <ScrollTable className={styles.stacked} columns={['Header', 'With', 'Meaning']}>
        <tbody>
          {headers.map(({ name, statuses: of, description }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{of}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    );
  return <StatusTable statuses={statuses} />;
}

/** The page of an operation: the call, its parameters and its responses. */
export default function OperationPage({ pageContext }: PageProps<object, OperationContext>): ReactElement {
  const { page, beside } = pageContext;
  const {
    operation: { operationId, method, path, summary, description, tag, isExtension },
  } = page;
  const shown = headings.filter(([, , isThere]) => isThere(page));
  return (
    <div className="columns wide-text">
      <SidebarFrame label={tag} isHeaded>
        <ul>
          {beside.map((other) => (
            <li key={other.operationId}>
              <Link to={`/api/${other.operationId}/`} activeClassName="current">
                {other.summary}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to="/api/">Every operation</Link>
        </p>
      </SidebarFrame>
      <main className="prose" data-pagefind-body data-pagefind-filter="part:operations">
        <Breadcrumbs crumbs={[{ label: 'API', to: '/api/' }]} here={operationId} />
        <h1>{summary}</h1>
        <p className={styles.call}>
          <span className={styles.method}>{method.toUpperCase()}</span> <code>{path}</code>
          {isExtension && <ExtensionMark />}
          <Link className="button primary" to={`/api/#${anchorOf(method, path)}`}>
            Try it
          </Link>
        </p>
        <p>
          {description}
          {isExtension && ' The contract has no such operation: it is an extension of this server.'}
        </p>
        <div className={styles.parts}>
          {[shown.filter(isBeside), shown.filter((heading) => !isBeside(heading))].map((part, at) => (
            <div key={at} className={at === 0 ? styles.beside : undefined}>
              {part.map(([id, title]) => (
                <section key={id}>
                  <h2 id={id}>{title}</h2>
                  <Section id={id} context={pageContext} />
                </section>
              ))}
            </div>
          ))}
        </div>
      </main>
      <Contents
        headings={[...shown]
          .sort((a, b) => Number(isBeside(b)) - Number(isBeside(a)))
          .map(([id, title]) => ({ url: `#${id}`, title }))}
      />
    </div>
  );
}

export const Head: HeadFC<object, OperationContext> = ({
  pageContext: {
    page: {
      operation: { summary, operationId, description },
    },
  },
}) => <PageHead title={`${summary} (${operationId})`} description={inShort(`${summary}. ${description}`)} />;
