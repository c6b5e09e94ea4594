import { Link, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs';
import { Contents } from '../components/contents';
import { PageHead } from '../components/head';
import { SidebarFrame } from '../components/sidebar';
import type { NamedParameter } from '../contract/parameters';
import { ExtensionMark } from '../operation/extension-mark';

interface ParametersContext {
  readonly parameters: readonly NamedParameter[];
}

/** Operations beyond this number are folded. */
const UNFOLDED = 6;

const Operations = ({ operations }: Pick<NamedParameter, 'operations'>): ReactElement => {
  const links = (
    <ul>
      {operations.map(({ operationId, summary }) => (
        <li key={operationId}>
          <Link to={`/api/${operationId}/`}>{summary}</Link>
        </li>
      ))}
    </ul>
  );
  return operations.length <= UNFOLDED ? (
    links
  ) : (
    <details>
      <summary>{operations.length} operations</summary>
      {links}
    </details>
  );
};

const Section = ({
  parameter: { name, places, types, allowed, descriptions, isExtension, operations },
}: {
  readonly parameter: NamedParameter;
}): ReactElement => (
  <section>
    <h2 id={name}>{name}</h2>
    <p className="muted">
      {places.join(' or ')}, {types.join(' or ')} {isExtension && <ExtensionMark />}
    </p>
    {descriptions.map((description) => (
      <p key={description}>{description}</p>
    ))}
    {allowed.length > 0 && <p>Allowed: {allowed.join('; or ')}.</p>}
    <Operations operations={operations} />
  </section>
);

/** Every parameter of the API by its name, with the operations that take it. */
export default function Parameters({
  pageContext: { parameters },
}: PageProps<object, ParametersContext>): ReactElement {
  return (
    <div className="columns">
      <SidebarFrame label="API reference" isHeaded>
        <ul>
          <li>
            <Link to="/api/">All operations</Link>
          </li>
          <li>
            <Link to="/parameters/" activeClassName="current">
              Parameters
            </Link>
          </li>
          <li>
            <Link to="/guides/errors/">Errors</Link>
          </li>
          <li>
            <Link to="/metrics/">Metrics</Link>
          </li>
        </ul>
      </SidebarFrame>
      <main className="prose" data-pagefind-body>
        <Breadcrumbs crumbs={[{ label: 'API', to: '/api/' }]} here="Parameters" />
        <h1>Parameters</h1>
        <p className="lead">{parameters.length} parameters of paths, queries and headers, in alphabetical order.</p>
        {parameters.map((parameter) => (
          <Section key={parameter.name} parameter={parameter} />
        ))}
      </main>
      <Contents headings={parameters.map(({ name }) => ({ url: `#${name}`, title: name }))} />
    </div>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Parameters"
    description="Every parameter of the API by its name: what it means, what it may be, and which operations take it."
  />
);
