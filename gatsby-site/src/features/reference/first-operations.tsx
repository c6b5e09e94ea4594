import { printCurl } from '@goalsquare/openapi/print-call';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { Breakable } from '../../components/breakable';
import { CodeBlock } from '../../components/code-block';
import { constants } from '../../constants';
import type { TagOfOperations } from '../../contract/operations';
import { useApiKey } from '../../requests/api-key';
import { OperationIndex } from './operation/operation-index';
import { anchorOf } from './prepared-contract';
import * as styles from './reference.module.css';

const first = ['getLeagues', 'getFixture', 'getMatchScore', 'getPlayerStatistics'];

function FirstCall(): ReactElement {
  const [token] = useApiKey();
  return (
    <>
      <h2>First call</h2>
      <CodeBlock className={styles.call}>
        <code className="language-bash">
          <Breakable text={printCurl({ url: location.origin, token }, { path: '/v1/leagues' })} />
        </code>
      </CodeBlock>
    </>
  );
}

/** The start screen of the reference: the server, authentication, a first call, and every operation. */
export const FirstOperations = ({
  tags,
  onPick,
}: {
  readonly tags: readonly TagOfOperations[];
  readonly onPick: (anchor: string) => void;
}): ReactElement => (
  <div slot="overview" className={styles.first}>
    <dl>
      <dt>Server</dt>
      <dd>
        <code>{location.origin}/v1</code>, the server that sent this page.
      </dd>
      <dt>Authentication</dt>
      <dd>
        Send a token or a key with each request, in <code>Authorization: Bearer …</code>. The Try button sends the key
        in the field above. The <Link to="/sandbox-environment/">sandbox</Link> accepts{' '}
        <code>{constants.sandboxKey}</code>; with an account of your own, use its token, or log in by OAuth under
        “Authentication”.
      </dd>
      <dt>Contract</dt>
      <dd>
        <a href="/openapi.json">OpenAPI 3.0 in JSON</a>, for code generators and other viewers.
      </dd>
    </dl>
    <FirstCall />
    <h2>Try an operation</h2>
    <p>
      Choose an operation and press <b>Try</b>. Every required parameter already has a value from the sandbox.
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
    <OperationIndex tags={tags} />
  </div>
);
