import { periodDisplay } from '@goalsquare/engine';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { FailedBox } from '../components/failed-box';
import { InPlayground } from '../pictures/in-playground';
import { addressOf, questionIn } from './address';
import { answerTo, type AnswerRow } from './answer';
import { AnswerPicture } from './answer-picture';
import { AnswerTable } from './answer-table';
import { OneOf, SomeOf } from './choice-pills';
import { CopyPanel } from './copy-panel';
import { openSandboxMatch, type OpenedMatch } from './open-sandbox-match';
import * as styles from './playground.module.css';
import { withWindow, type Question } from './question';
import { QuestionForm } from './question-form';
import { sandboxMatches } from './sandbox-matches';
import { useSlowly } from './slowly';
import { WindowSlider } from './window-slider';

const known = sandboxMatches.map(({ id }) => id);

/** How a match that is being opened stands. */
type Opening =
  | { readonly is: 'loading' }
  | { readonly is: 'open'; readonly opened: OpenedMatch }
  | { readonly is: 'failed'; readonly detail: string };

const periodName = (period: number): string => periodDisplay(period, 0).split(' ')[0] ?? '';

/** Opens a match, and anew when `attempt` grows. */
function useMatch(id: number, attempt: number): Opening {
  const [ended, setEnded] = useState<{ readonly id: number; readonly attempt: number; readonly opening: Opening }>();
  useEffect(() => {
    let isWanted = true;
    const end = (opening: Opening): void => {
      if (isWanted) setEnded({ id, attempt, opening });
    };
    openSandboxMatch(id).then(
      (opened) => {
        end({ is: 'open', opened });
      },
      (error: unknown) => {
        end({ is: 'failed', detail: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  return ended?.id === id && ended.attempt === attempt ? ended.opening : { is: 'loading' };
}

/** Periods of a match, and the longest of those asked for. **Units**: seconds. */
function timeOf(
  { story: { clock } }: OpenedMatch,
  { period: asked }: Question,
): { readonly periods: readonly number[]; readonly length: number } {
  const chosen = clock.periods.filter(({ period }) => asked.length === 0 || asked.includes(period));
  return {
    periods: clock.periods.map(({ period }) => period),
    length: Math.max(1, ...(chosen.length === 0 ? clock.periods : chosen).map(({ periodSeconds }) => periodSeconds)),
  };
}

const scoresIn = ({ story: { rows } }: OpenedMatch, { period: asked }: Question) =>
  rows.flatMap(({ play, side, period, seconds }) =>
    play.is === 'score' && side !== undefined && (asked.length === 0 || asked.includes(period))
      ? [{ seconds, side }]
      : [],
  );

interface AnsweredProps {
  readonly opened: OpenedMatch;
  readonly question: Question;
  readonly onAsk: (question: Question) => void;
}

function Answered({ opened, question, onAsk }: AnsweredProps): ReactElement {
  const [chosen, choose] = useState<AnswerRow | undefined>();
  const answer = useMemo(() => answerTo(opened.match, question), [opened, question]);
  const shown = answer.rows.find(({ id }) => id === chosen?.id);
  const { periods, length } = timeOf(opened, question);
  const told = useSlowly(
    `${answer.rows.length} ${question.level}, ${answer.columns.length} metrics. ${answer.columns[0]?.code ?? ''} in all: ${answer.rows.reduce((sum, row) => sum + (row.values[0]?.value ?? 0), 0)}.`,
  );
  return (
    <div className={styles.answers}>
      <div className={styles.time}>
        <SomeOf
          legend="Periods"
          options={periods.map((period) => [period, periodName(period)])}
          chosen={question.period}
          onChoose={(period) => {
            onAsk({ ...question, period });
          }}
        />
        <WindowSlider
          question={question}
          length={length}
          scores={scoresIn(opened, question)}
          onChange={(window) => {
            onAsk(withWindow(question, window));
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <div className={styles.beside} data-level={question.level}>
        <AnswerTable answer={answer} isPlayers={question.level === 'players'} chosen={shown?.id} onChoose={choose} />
        <div>
          <OneOf
            legend="Picture"
            name="picture"
            options={[
              ['heat', 'Heat'],
              ['shots', 'Shots'],
              ['worm', 'Worm'],
              ['chains', 'Chains'],
              ['stoppages', 'Stoppages'],
            ]}
            chosen={question.picture}
            onChoose={(picture) => {
              onAsk({ ...question, picture });
            }}
          />
          <InPlayground value>
            <AnswerPicture opened={opened} question={question} chosen={shown} />
          </InPlayground>
          {question.picture === 'heat' && (
            <p className={styles.hint}>
              {shown === undefined
                ? 'Choose a name in the table to see where that one acted.'
                : `Where ${shown.name} acted. Choose the name again for the whole squad.`}
            </p>
          )}
        </div>
        <CopyPanel question={question} base={location.origin} />
      </div>
    </div>
  );
}

/** What the query of an address asks. */
const askedIn = (
  search: string,
): { readonly of: string; readonly question: Question; readonly faults: readonly string[] } => ({
  of: search,
  ...questionIn(search, known),
});

/**
 * The playground: a question, its answer as a table and a picture, computed in the page, and the call that asks a
 * server the same. `search` is the query of the address.
 */
export function Playground({ search }: { readonly search: string }): ReactElement {
  const [{ of, question, faults }, setAsked] = useState(() => askedIn(search));
  if (of !== search) setAsked(askedIn(search));
  const [attempt, setAttempt] = useState(0);
  const opening = useMatch(question.match, attempt);
  const ask = (next: Question): void => {
    setAsked({ of: search, question: next, faults: [] });
    history.replaceState(history.state, '', location.pathname + addressOf(next));
  };
  return (
    <div className={styles.playground}>
      {faults.length > 0 && (
        <div className={styles.faults} role="alert">
          <p>Part of this address cannot be asked, and was left out:</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <QuestionForm question={question} onAsk={ask} />
      <div className={styles.right}>
        {opening.is === 'loading' && (
          <p className={styles.waiting} role="status">
            Opening the match …
          </p>
        )}
        {opening.is === 'failed' && (
          <FailedBox
            detail={opening.detail}
            onRetry={() => {
              setAttempt(attempt + 1);
            }}
          />
        )}
        {opening.is === 'open' && (
          <Answered key={question.match} opened={opening.opened} question={question} onAsk={ask} />
        )}
      </div>
    </div>
  );
}
