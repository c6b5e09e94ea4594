import type { ReactElement, ReactNode } from 'react';
import type { Failure } from '../requests/failure';
import { FailedBox } from '../components/failed-box';
import { LoadingView } from './loading-view';
import type { Reading } from '../requests/use-answer';
import * as styles from './controls.module.css';

/** Explains a failure to the reader. The text is shown before the server's message. */
function meaningOf({ status }: Failure): string {
  switch (status) {
    case 403:
      return 'Your licence does not include this. ';
    case 404:
      return 'Not found. ';
    case 503:
      return 'The server is busy. ';
    case undefined:
      return 'The server cannot be reached. ';
    default:
      return '';
  }
}

/** Whether sending the request again could succeed. */
const canRetry = ({ status }: Failure): boolean => status !== 401 && status !== 403 && status !== 404 && status !== 400;

const Failed = ({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }): ReactElement =>
  canRetry(failure) ? (
    <FailedBox detail={meaningOf(failure) + failure.detail} onRetry={onRetry} />
  ) : (
    <p className={styles.nothing} role={failure.status === 401 ? 'status' : 'alert'}>
      {meaningOf(failure)}
      {failure.detail}
    </p>
  );

interface AnswerStatesProps<T> {
  readonly reading: Reading<T>;
  /** Returns the text for an empty response. **Empty**: `undefined` if the response is not empty. */
  readonly whyEmpty?: (data: T) => string | undefined;
  readonly children: (data: T) => ReactNode;
}

/** Shows a response in each of its states: loading, waiting for the server, failed, empty, or complete. */
export function AnswerStates<T>({ reading, whyEmpty, children }: AnswerStatesProps<T>): ReactElement {
  const { data, failure, waiting, retry } = reading;
  if (data === undefined)
    return failure === undefined ? <LoadingView waiting={waiting} /> : <Failed failure={failure} onRetry={retry} />;
  const empty = whyEmpty?.(data);
  return (
    <>
      {failure !== undefined && (
        <p className={styles.nothing} role="status">
          The data shown is out of date: {failure.detail}
        </p>
      )}
      {empty === undefined ? (
        children(data)
      ) : (
        <p className={styles.nothing} role="status">
          {empty}
        </p>
      )}
    </>
  );
}
