import { useEffect, useState, type ReactElement } from 'react';
import { FailedBox } from '../../components/failed-box';
import { addressOf, questionIn } from './address';
import { AnswerView } from './answer-view';
import * as styles from './playground.module.css';
import { windowKindOf, withWindow, type Question } from './question';
import { QuestionForm } from './question-form';
import { sandboxMatches } from './sandbox-matches';
import { useMatch } from './use-match';

const matchIds = sandboxMatches.map(({ id }) => id);

/** A question, the query it was read from, and the parts of the query that were ignored. */
interface QuestionState {
  readonly search: string;
  readonly question: Question;
  readonly faults: readonly string[];
}

const questionFrom = (search: string): QuestionState => ({ search, ...questionIn(search, matchIds) });

/** Whether two questions differ in their window alone: a slider moves in many small steps. */
const isSameButWindow = (a: Question, b: Question): boolean =>
  addressOf(withWindow(a, {})) === addressOf(withWindow(b, {})) && windowKindOf(a) === windowKindOf(b);

/**
 * The question in the query of an address, and a function that asks another and puts it into the address. Back and
 * Forward of the browser go from question to question; steps of the slider are not kept.
 */
function useQuestion(search: string): readonly [state: QuestionState, ask: (question: Question) => void] {
  const [state, setState] = useState(() => questionFrom(search));
  if (state.search !== search) setState(questionFrom(search));
  useEffect(() => {
    const read = (): void => {
      setState({ ...questionFrom(location.search), search });
    };
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, [search]);
  const ask = (question: Question): void => {
    const address = location.pathname + addressOf(question);
    if (isSameButWindow(question, state.question)) history.replaceState(history.state, '', address);
    else history.pushState(history.state, '', address);
    setState({ search, question, faults: [] });
  };
  return [state, ask];
}

const Faults = ({ faults }: Pick<QuestionState, 'faults'>): ReactElement => (
  <div className={styles.faults} role="alert">
    <p>Part of this address is not valid and was left out:</p>
    <ul>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  </div>
);

/**
 * The playground: a question, its answer as a table and a picture, computed in the page, and the call that asks a
 * server the same. `search` is the query of the address.
 */
export function Playground({ search }: { readonly search: string }): ReactElement {
  const [{ question, faults }, ask] = useQuestion(search);
  const [attempt, setAttempt] = useState(0);
  const load = useMatch(question.match, attempt);
  return (
    <div className={styles.playground}>
      {faults.length > 0 && <Faults faults={faults} />}
      <QuestionForm question={question} onAsk={ask} />
      <div className={styles.right}>
        {load.phase === 'loading' && (
          <p className={styles.waiting} role="status">
            Opening the match …
          </p>
        )}
        {load.phase === 'failed' && (
          <FailedBox
            detail={load.detail}
            onRetry={() => {
              setAttempt(attempt + 1);
            }}
          />
        )}
        {load.phase === 'open' && (
          <AnswerView key={question.match} opened={load.opened} question={question} onAsk={ask} />
        )}
      </div>
    </div>
  );
}
