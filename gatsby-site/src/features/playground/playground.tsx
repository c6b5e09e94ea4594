import { startTransition, useMemo, useState, type ReactElement } from 'react';
import { useAddress } from '../../addresses/use-address';
import { useFollowed } from '../../requests/use-followed';
import { FailedBox } from '../../components/failed-box';
import { addressOf, questionIn, type ReadQuestion } from './address';
import { AddressFaults } from './address-faults';
import { AnswerView } from './answer-view';
import * as controls from '../../controls/controls.module.css';
import * as styles from './playground.module.css';
import { windowKindOf, withWindow, type Question } from './question';
import { QuestionForm } from './question-form';
import { openSandboxMatch, type OpenedMatch } from './open-sandbox-match';
import { sandboxMatches } from './sandbox-matches';

const matchIds = sandboxMatches.map(({ id }) => id);

/** Whether two questions differ only in their window, as they do while a slider moves. */
const isSameButWindow = (a: Question, b: Question): boolean =>
  addressOf(withWindow(a, {})) === addressOf(withWindow(b, {})) && windowKindOf(a) === windowKindOf(b);

/**
 * Returns the question in an address, and a function that shows another and writes it to the address. Back and Forward
 * move between questions, but not between the steps of the slider.
 */
function useQuestion(given: string): readonly [read: ReadQuestion, ask: (question: Question) => void] {
  const [search, show] = useAddress(given);
  const read = useMemo(() => questionIn(search, matchIds), [search]);
  const ask = (question: Question): void => {
    show(addressOf(question), !isSameButWindow(question, read.question));
  };
  return [read, ask];
}

/**
 * The playground: a question, its answer as a table and a picture, and the equivalent server call. Answers are computed
 * in the page. `search` is the query of the address.
 */
export function Playground({ search }: { readonly search: string }): ReactElement {
  const [{ question, faults }, ask] = useQuestion(search);
  const [attempt, setAttempt] = useState(0);
  const { value: opened, fault } = useFollowed<OpenedMatch>(`${question.match} ${attempt}`, async (_, show) => {
    const match = await openSandboxMatch(question.match);
    // A transition renders the answer in short steps, so that the page stays responsive.
    startTransition(() => {
      show(match);
    });
  });
  return (
    <div className={styles.playground}>
      <AddressFaults faults={faults} />
      <QuestionForm question={question} onAsk={ask} />
      <div className={styles.right}>
        {opened !== undefined && <AnswerView key={question.match} opened={opened} question={question} onAsk={ask} />}
        {opened === undefined && fault === undefined && (
          <p className={controls.loading} role="status">
            Opening the match …
          </p>
        )}
        {fault !== undefined && (
          <FailedBox
            detail={fault}
            onRetry={() => {
              setAttempt(attempt + 1);
            }}
          />
        )}
      </div>
    </div>
  );
}
