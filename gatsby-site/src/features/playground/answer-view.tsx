import { useMemo, useState, type ReactElement } from 'react';
import { answerTo, type Answer } from './answer';
import { AnswerTable } from './answer-table';
import { OneOf, type Option } from '../../controls/choice-pills';
import { useApiKey } from '../../requests/api-key';
import { callKinds, callOf, type CallKind } from './calls';
import { CopyPanel } from './copy-panel';
import type { OpenedMatch } from './open-sandbox-match';
import { PicturePanel } from './picture-panel';
import * as styles from './playground.module.css';
import { QuarterTable } from './quarter-table';
import type { Question } from './question';
import { TimeFields } from './time-fields';
import { useDebounced } from '../../controls/use-debounced';
import { countOf } from '../../controls/count-of';

/** Summarises an answer for screen readers: its size, and the sum of its first metric. */
function summaryOf({ columns, rows }: Answer, { level }: Question): string {
  const sum = rows.reduce((total, row) => total + (row.values[0]?.value ?? 0), 0);
  return `${rows.length} ${level}, ${countOf(columns.length, 'metric')}. ${columns[0]?.code ?? ''} in all: ${sum}.`;
}

const withChosen = ({ chosen: _chosen, ...question }: Question, chosen: number | undefined): Question =>
  chosen === undefined ? question : { ...question, chosen };

/** The choice between a table for the whole match and one by quarter. */
const TableChoice = ({ question, onAsk }: Pick<AnswerViewProps, 'question' | 'onAsk'>): ReactElement => (
  <OneOf
    legend="Table"
    name="table"
    options={[
      ['all', 'Match'],
      ['quarters', 'By quarter'],
    ]}
    selected={question.table ?? 'all'}
    onSelect={(table) => {
      const { table: _table, ...rest } = question;
      onAsk(table === 'all' ? rest : { ...rest, table });
    }}
  />
);

const kinds = Object.entries(callKinds) as unknown as readonly Option<CallKind>[];

/** The equivalent server call in the reader's language. */
function EquivalentCall({ question }: Pick<AnswerViewProps, 'question'>): ReactElement {
  const [kind, setKind] = useState<CallKind>('curl');
  const [apiKey] = useApiKey();
  return (
    <CopyPanel
      heading="The call behind it"
      kinds={kinds}
      kind={kind}
      onKind={setKind}
      text={callOf(kind, location.origin, apiKey, question)}
      textLabel={`The call as ${callKinds[kind]}`}
      link={location.href}
      linkOf="question"
    />
  );
}

interface AnswerViewProps {
  readonly opened: OpenedMatch;
  readonly question: Question;
  readonly onAsk: (question: Question) => void;
}

/** The answer to a question: the time it covers, a table, a picture, and the equivalent call to a server. */
export function AnswerView({ opened, question, onAsk }: AnswerViewProps): ReactElement {
  const answer = useMemo(() => answerTo(opened.match, question), [opened, question]);
  const selectedRow = answer.rows.find(({ id }) => id === question.chosen);
  const summary = useDebounced(summaryOf(answer, question));
  return (
    <div className={styles.answers}>
      <TimeFields opened={opened} question={question} onAsk={onAsk} />
      <p className="visually-hidden" role="status">
        {summary}
      </p>
      <div className={styles.beside} data-level={question.level}>
        <div className={styles.tables}>
          <TableChoice question={question} onAsk={onAsk} />
          {question.table === 'quarters' ? (
            <QuarterTable opened={opened} question={question} selected={selectedRow} />
          ) : (
            <AnswerTable
              answer={answer}
              question={question}
              selected={selectedRow?.id}
              onSelect={(row) => {
                onAsk(withChosen(question, row?.id));
              }}
            />
          )}
        </div>
        <PicturePanel opened={opened} question={question} selected={selectedRow} onAsk={onAsk} />
        <EquivalentCall question={question} />
      </div>
    </div>
  );
}
