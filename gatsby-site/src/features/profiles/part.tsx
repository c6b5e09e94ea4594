import type { ReactElement, ReactNode } from 'react';
import type { Call } from '../../query/call';
import { useAnswer } from '../../requests/use-answer';
import { AnswerStates } from '../../controls/answer-states';
import { Behind } from './behind';
import * as styles from './profiles.module.css';

interface PartProps<T> {
  /** The id of the element that links to this part point to. */
  readonly id: string;
  readonly title: string;
  readonly call: Call;
  readonly question?: string;
  /** Controls of the part. */
  readonly controls?: ReactNode;
  /** Whether the part has the full width of the page. */
  readonly isWide?: boolean;
  readonly whyEmpty?: (data: T) => string | undefined;
  readonly children: (data: T) => ReactNode;
}

/** A part of a page that shows the response of a call in each of its states, and the call itself. */
export function Part<T>(props: PartProps<T>): ReactElement {
  const { id, title, call, question, controls, isWide = false, whyEmpty, children } = props;
  const reading = useAnswer<T>(call.path);
  return (
    <section id={id} className={styles.part} data-wide={isWide} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {controls !== undefined && <div className={styles.controls}>{controls}</div>}
      <AnswerStates reading={reading} {...(whyEmpty && { whyEmpty })}>
        {children}
      </AnswerStates>
      <Behind call={call} part={id} {...(question !== undefined && { question })} />
    </section>
  );
}
