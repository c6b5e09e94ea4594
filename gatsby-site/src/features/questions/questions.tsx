import { useEffect, useState, type ReactElement } from 'react';
import { useAddress } from '../../addresses/use-address';
import { FailedBox } from '../../components/failed-box';
import { constants } from '../../constants';
import { AddressFaults } from '../playground/address-faults';
import * as shared from '../playground/playground.module.css';
import { readQuery, type ReadQuery } from '../../query/read-query';
import { LoadingView } from '../../controls/loading-view';
import { addressOf } from '../../query/paths';
import { QueryForm } from './query-form';
import type { Query } from '../../query/query';
import * as styles from './questions.module.css';
import { RecipeList, RECIPES } from './recipe-list';
import { ResultView } from './result-view';
import { useTable, type TableReader } from './use-table';

/** Scrolls to the result if it is below the form, as on small screens, or starts above the window. */
function showAnswer(): void {
  const answer = document.getElementById('answer');
  if (answer === null) return;
  const isBelowForm = matchMedia(`(max-width: ${constants.mobileWidth}px)`).matches;
  if (isBelowForm || answer.getBoundingClientRect().top < 0) answer.scrollIntoView({ block: 'start' });
}

/** Moves the focus to the first control whose value the server rejected. */
function focusFault(): void {
  document.querySelector<HTMLElement>('[data-invalid="true"] :is(input, select, button)')?.focus();
}

/** A link to the recipes for small screens, where they come after the form. */
const ToRecipes = (): ReactElement => (
  <p className={styles.toRecipes}>
    Fill in the form, or <a href={`#${RECIPES}`}>start from a ready question</a>.
  </p>
);

interface AnswerProps {
  readonly reader: TableReader;
  readonly onQuery: (query: Query) => void;
  readonly onRetry: () => void;
}

/** The result of the last query, or the recipes if none has run. */
function Answer({ reader: { state, turn }, onQuery, onRetry }: AnswerProps): ReactElement {
  switch (state.phase) {
    case 'none':
      return <RecipeList />;
    case 'loading':
      return <LoadingView waiting={state.waiting} />;
    case 'failed':
      return <FailedBox detail={state.detail} onRetry={onRetry} />;
    case 'ready':
      return <ResultView state={state} onTurn={turn} onQuery={onQuery} />;
  }
}

/**
 * The Questions page: a form for any query across matches, and its result. `search` is the query of the address, which
 * is also the query of the call.
 */
export function Questions({ search: given }: { readonly search: string }): ReactElement {
  const [search, show] = useAddress(given);
  const [shown, setShown] = useState<ReadQuery & { readonly search: string }>(() => ({ search, ...readQuery(search) }));
  const reader = useTable();
  const { run, clear } = reader;
  if (shown.search !== search) setShown({ search, ...readQuery(search) });
  const { query, faults } = shown;

  // A query in the address runs when the address is opened, or when Back, Forward or a recipe leads to it.
  useEffect(() => {
    if (search === '') clear();
    else run(readQuery(search).query);
  }, [search, run, clear]);

  const { state } = reader;
  useEffect(() => {
    if (state.phase === 'failed' && state.faults.length > 0) focusFault();
  }, [state]);

  const ask = (next: Query): void => {
    const address = addressOf(next);
    if (address === search) run(next);
    else show(address);
  };
  return (
    <div className={shared.playground} data-answer-first={given !== '' && search === given}>
      <AddressFaults faults={faults} />
      {state.phase === 'none' && <ToRecipes />}
      <QueryForm
        query={query}
        faults={state.phase === 'failed' ? state.faults : []}
        isLoading={state.phase === 'loading'}
        onChange={(next) => {
          setShown({ ...shown, query: next });
        }}
        onRun={() => {
          ask(query);
          showAnswer();
        }}
      />
      <div className={shared.right} id="answer">
        <Answer
          reader={reader}
          onQuery={ask}
          onRetry={() => {
            run(readQuery(search).query);
          }}
        />
      </div>
    </div>
  );
}
