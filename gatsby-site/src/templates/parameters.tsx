import { Link, type HeadFC, type PageProps } from 'gatsby';
import { useEffect, type ReactElement } from 'react';
import { useValueOn } from '../behaviours/use-value-on';
import { Breadcrumbs } from '../components/breadcrumbs';
import { Contents } from '../components/contents';
import { PageHead } from '../components/head';
import { SidebarFrame } from '../components/sidebar';
import type { NamedParameter } from '../contract/parameters';
import { hasWords, useAddressFilter, type AddressFilter } from '../addresses/address-filter';
import { FilterCount } from '../controls/filter-count';
import { FilterForm, type FilterField } from '../controls/filter-form';
import { ExtensionMark } from '../features/reference/operation/extension-mark';
import * as styles from '../features/reference/operation/operation.module.css';

interface ParametersContext {
  readonly parameters: readonly NamedParameter[];
}

/** The most operations that the entry of a parameter lists without collapsing them. */
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

const filters = ['words', 'place', 'origin'] as const;

type Filter = AddressFilter<(typeof filters)[number]>;

const fieldsOf = (parameters: readonly NamedParameter[]): readonly FilterField<keyof Filter>[] => [
  {
    name: 'place',
    label: 'Part of the request',
    options: [...new Set(parameters.flatMap(({ places }) => places))].sort().map((place) => [place, place]),
  },
  {
    name: 'origin',
    label: 'Origin',
    options: [
      ['contract', 'contract'],
      ['extension', 'extensions'],
    ],
  },
];

/**
 * Whether a filter selects a parameter. Every search word must occur in its name, its descriptions or its allowed
 * values.
 */
const matchesFilter = (
  { name, places, descriptions, allowed, isExtension }: NamedParameter,
  { words, place, origin }: Filter,
): boolean =>
  (place === '' || places.includes(place)) &&
  (origin === '' || isExtension === (origin === 'extension')) &&
  hasWords([name, ...descriptions, ...allowed].join(' '), words);

/** Returns the id in the address's hash. **Empty**: `''` without a hash, and at build time. */
const useHash = (): string => useValueOn('hashchange', () => decodeURIComponent(window.location.hash.slice(1)), '');

/** A parameter with its name, place and type. The reader can expand its meaning. */
const Entry = ({
  parameter: { name, places, types, allowed, descriptions, isExtension, operations },
}: {
  readonly parameter: NamedParameter;
}): ReactElement => (
  <details className={styles.parameter}>
    <summary data-type={`${places.join(' or ')}, ${types.join(' or ')}`}>
      <h2 id={name}>{name}</h2>
    </summary>
    <p className="muted">
      {places.join(' or ')}, {types.join(' or ')} {isExtension && <ExtensionMark />}
    </p>
    {descriptions.map((description) => (
      <p key={description}>{description}</p>
    ))}
    {allowed.length > 0 && <p>Allowed: {allowed.join('; or ')}.</p>}
    <Operations operations={operations} />
  </details>
);

/** A sidebar with the other lists of the API reference. */
const Neighbours = (): ReactElement => (
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
);

/** Expands the parameter with an id, and scrolls to it. Does nothing for any other id. */
function useOpened(id: string): void {
  useEffect(() => {
    const heading = document.getElementById(id);
    const details = heading?.closest('details');
    if (heading === null || details === null || details === undefined) return;
    details.open = true;
    heading.scrollIntoView();
  }, [id]);
}

/** Every parameter of the API, with the operations that accept it. */
export default function Parameters({
  pageContext: { parameters },
  location,
}: PageProps<object, ParametersContext>): ReactElement {
  const { filter, setFilter, clear } = useAddressFilter(filters, location);
  const target = useHash();
  // A link to a parameter always shows it, whatever the filter selects.
  const found = parameters.filter((parameter) => parameter.name === target || matchesFilter(parameter, filter));
  useOpened(target);
  return (
    <div className="columns">
      <Neighbours />
      <main className="prose" data-pagefind-body data-pagefind-filter="part:parameters">
        <Breadcrumbs crumbs={[{ label: 'API', to: '/api/' }]} here="Parameters" />
        <h1>Parameters</h1>
        <p className="lead">{parameters.length} parameters of paths, queries and headers, in alphabetical order.</p>
        <FilterForm
          label="Parameters"
          placeholder="period, asOf, …"
          fields={fieldsOf(parameters)}
          filter={filter}
          onChange={setFilter}
        />
        <FilterCount found={found.length} all={parameters.length} of="parameters" onClear={clear} />
        {found.map((parameter) => (
          <Entry key={parameter.name} parameter={parameter} />
        ))}
      </main>
      <Contents headings={found.map(({ name }) => ({ url: `#${name}`, title: name }))} />
    </div>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Parameters"
    description="Every parameter of the API by name: its meaning, its allowed values, and the operations that accept it."
  />
);
