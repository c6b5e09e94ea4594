import { useMemo, useState, type ReactElement } from 'react';
import { answerTo, type Answer, type AnswerRow } from './answer';
import { AnswerTable } from './answer-table';
import { CopyPanel } from './copy-panel';
import type { OpenedMatch } from './open-sandbox-match';
import { PicturePanel } from './picture-panel';
import * as styles from './playground.module.css';
import { QuarterTable } from './quarter-table';
import type { Question } from './question';
import { TimeFields } from './time-fields';
import { useDebounced } from './use-debounced';

/** An answer in one sentence, for screen readers: its size, and the sum of its first metric. */
function summaryOf({ columns, rows }: Answer, { level }: Question): string {
  const sum = rows.reduce((total, row) => total + (row.values[0]?.value ?? 0), 0);
  return `${rows.length} ${level}, ${columns.length} metrics. ${columns[0]?.code ?? ''} in all: ${sum}.`;
}

interface AnswerViewProps {
  readonly opened: OpenedMatch;
  readonly question: Question;
  readonly onAsk: (question: Question) => void;
}

/** The answer to a question: the time it covers, a table, a picture, and the call that asks a server the same. */
export function AnswerView({ opened, question, onAsk }: AnswerViewProps): ReactElement {
  const [selected, select] = useState<AnswerRow | undefined>();
  const answer = useMemo(() => answerTo(opened.match, question), [opened, question]);
  const selectedRow = answer.rows.find(({ id }) => id === selected?.id);
  const summary = useDebounced(summaryOf(answer, question));
  return (
    <div className={styles.answers}>
      <TimeFields opened={opened} question={question} onAsk={onAsk} />
      <p className="visually-hidden" role="status">
        {summary}
      </p>
      <div className={styles.beside} data-level={question.level}>
        <AnswerTable answer={answer} question={question} selected={selectedRow?.id} onSelect={select} />
        <PicturePanel opened={opened} question={question} selected={selectedRow} onAsk={onAsk} />
        <CopyPanel question={question} base={location.origin} />
      </div>
      <QuarterTable opened={opened} question={question} selected={selectedRow} />
    </div>
  );
}
