import type { StatisticsTable } from '@goalsquare/openapi/types';
import { useEffect, type ReactElement } from 'react';
import { usePageTitle } from '../../behaviours/page-title';
import { callOfQuery } from '../../query/call';
import { CallPanel } from './call-panel';
import { whyEmpty } from './empty-result';
import { addressOf } from '../../query/paths';
import { valuesOf, withValues, type Query } from '../../query/query';
import * as styles from './questions.module.css';
import { namesIn, questionText, type NameOf } from './question-text';
import { PinButton } from './pin-button';
import { keepQuestion } from './recent-questions';
import { ResultPicture } from './result-picture';
import { ResultTable } from './result-table';
import { useAnswer } from '../../requests/use-answer';
import { readWideCsv } from './wide-csv';
import { useLists } from './use-lists';
import type { TableState } from './use-table';
import { countOf } from '../../controls/count-of';

/** Describes the sample of a result: its seasons, matches and rows. */
const basisOf = ({ seasons, matches, matchesNotLicensed, rowCount }: StatisticsTable): string => {
  const ids = [...new Set(seasons.map(({ seasonId }) => seasonId))].join(', ');
  const left =
    matchesNotLicensed > 0 ? ` ${matchesNotLicensed} more are not counted: your licence does not include them.` : '';
  return `${countOf(rowCount, 'row')} from ${countOf(matches, 'match')} of ${ids}.${left}`;
};

interface PagesProps {
  readonly state: TableState & { readonly phase: 'ready' };
  readonly onTurn: (page: number) => void;
}

/** Buttons for the previous and the next page. **Empty**: nothing if there is only one page. */
function Pages({ state: { pages, page, isTurning }, onTurn }: PagesProps): ReactElement | null {
  const hasNext = page < pages.length - 1 || pages.at(-1)?.next !== undefined;
  if (page === 0 && !hasNext) return null;
  return (
    <nav className={styles.pages} aria-label="Pages of the answer">
      <button
        type="button"
        className="button"
        disabled={page === 0 || isTurning}
        onClick={() => {
          onTurn(page - 1);
        }}
      >
        Previous
      </button>
      <span role="status">
        Page {page + 1}
        {pages[page]?.changed === true && '. Matches have changed since the page before.'}
      </span>
      <button
        type="button"
        className="button"
        disabled={!hasNext || isTurning}
        onClick={() => {
          onTurn(page + 1);
        }}
      >
        Next
      </button>
    </nav>
  );
}

interface ResultViewProps extends PagesProps {
  readonly onQuery: (query: Query) => void;
}

/**
 * Returns the name of the only person of a query. **Empty**: `undefined` if there are others, or rows have the name.
 */
function useSinglePersonName(query: Query, inRows: NameOf): string | undefined {
  const [id, ...others] = valuesOf(query, 'personId');
  const isUnnamed = id !== undefined && others.length === 0 && inRows('personId', id) === undefined;
  return useAnswer<{ readonly fullname: string }>(isUnnamed ? `/v1/persons/${id}` : undefined).data?.fullname;
}

/** The question of a result in words, and its sample. The question is also the title of the window. */
function Heading({
  query,
  table,
  first,
}: {
  readonly query: Query;
  readonly table: StatisticsTable;
  /** The first page of the result, which the reader can pin. */
  readonly first: StatisticsTable;
}) {
  const lists = useLists(query);
  const inRows = namesIn(table);
  const personName = useSinglePersonName(query, inRows);
  const { title, choices } = questionText(query, table, (parameter, value) => {
    const options = {
      leagueId: lists.leagues,
      levelId: lists.levels,
      phase: lists.phases,
      squadId: lists.squads,
      opponentId: lists.squads,
      venueId: lists.venues,
    } as const;
    const known = parameter in options ? options[parameter as keyof typeof options] : [];
    const name = known.find(([id]) => id === value)?.[1] ?? inRows(parameter, value);
    return name ?? (parameter === 'personId' ? personName : undefined);
  });
  usePageTitle(title);
  const search = addressOf(query);
  const name = choices === '' ? title : `${title}: ${choices}`;
  useEffect(() => {
    keepQuestion({ search, title: name });
  }, [search, name]);
  return (
    <div className={styles.heading}>
      <h2>{title}</h2>
      {choices !== '' && <p>{choices}</p>}
      <p className={styles.basis} role="status">
        {table.rowCount === 0 ? whyEmpty(query, table) : basisOf(table)}
      </p>
      {table.rowCount > 0 && <PinButton key={search} search={search} title={name} table={first} />}
    </div>
  );
}

/** A result: the question in words, its sample, a table, a picture, and the call behind it. */
export function ResultView({ state, onTurn, onQuery }: ResultViewProps): ReactElement | null {
  const { query, pages, page } = state;
  const table = pages[page];
  if (table === undefined) return null;
  const offset = pages.slice(0, page).reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div className={styles.results}>
      <Heading query={query} table={table} first={pages[0] ?? table} />
      {table.rowCount > 0 && (
        <>
          <div>
            <ResultTable
              query={query}
              table={table}
              offset={offset}
              onSort={(sort) => {
                onQuery(withValues(query, { sort: [sort] }));
              }}
            />
            <Pages state={state} onTurn={onTurn} />
          </div>
          <ResultPicture query={query} table={table} />
        </>
      )}
      <CallPanel
        call={callOfQuery(query)}
        permalink={location.href}
        heading="The call behind it"
        readShown={(signal) => readWideCsv(query, signal)}
      />
    </div>
  );
}
