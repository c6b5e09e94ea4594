import type { ReactElement } from 'react';
import type { TagOfOperations } from '../contract/operations';
import { anchorOf } from './prepared-contract';
import * as styles from './reference.module.css';

const first = ['getLeagues', 'getFixture', 'getMatchScore', 'getPlayerStatistics'];

/** The way from the overview to a first try: operations to begin with. */
export const FirstOperations = ({
  tags,
  onPick,
}: {
  readonly tags: readonly TagOfOperations[];
  readonly onPick: (anchor: string) => void;
}): ReactElement => (
  <div slot="overview" className={styles.first}>
    <p>
      Authorize with the key above, choose an operation, press <b>Try</b>: every parameter has a value of the sandbox
      already. To begin with:
    </p>
    <ul>
      {tags
        .flatMap(({ operations }) => operations.filter(({ operationId }) => first.includes(operationId)))
        .map(({ operationId, method, path, summary }) => (
          <li key={operationId}>
            <button
              type="button"
              className="button"
              onClick={() => {
                onPick(anchorOf(method, path));
              }}
            >
              {summary}
            </button>
          </li>
        ))}
    </ul>
  </div>
);
