import { useState, type ReactElement } from 'react';
import { CheckedInput } from '../../controls/checked-input';
import { copyText } from '../../controls/copy-text';
import { listIn } from '../../addresses/address-query';
import { failureOf } from '../../requests/failure';
import { save } from '../../requests/download';
import { request as send } from '../../requests/request';
import { evidenceAddress, evidencePath, type EvidenceRequest } from '../../evidence-links/evidence-request';
import * as styles from './evidence.module.css';

const formats = {
  csv: { name: 'CSV', type: 'text/csv' },
  xml: { name: 'XML', type: 'application/xml' },
} as const;

interface EvidenceActionsProps {
  readonly request: EvidenceRequest;
}

async function saveFile({ request }: EvidenceActionsProps, format: keyof typeof formats, sirens: string) {
  const { type, name } = formats[format];
  const sirenSeconds = format === 'xml' && sirens !== '' ? listIn(sirens) : undefined;
  const response = await send(evidencePath(request, { format, sirenSeconds }), {
    accept: type,
    signal: new AbortController().signal,
  });
  save(await response.text(), `${request.matchId}-${request.id}-${request.metric}.${format}`, type);
  return `${name} saved.`;
}

/** The server's limits for video sirens: how many, and the latest second. */
const bounds = { sirens: 10, seconds: 86_400 } as const;

/** Whether a text is a list of seconds in a video. **Empty**: an empty list is valid. */
function areSirens(text: string): boolean {
  const seconds = text.trim() === '' ? [] : text.split(',').map((one) => one.trim());
  return (
    seconds.length <= bounds.sirens &&
    seconds.every((one) => /^\d+(?:\.\d+)?$/u.test(one) && Number(one) <= bounds.seconds)
  );
}

/** A link to the evidence, and downloads of its acts as CSV and as an XML timeline for video tools. */
export function EvidenceActions(props: EvidenceActionsProps): ReactElement {
  const [status, setStatus] = useState('');
  const [sirens, setSirens] = useState('');
  const show = (work: Promise<string>): void => {
    work.catch((error: unknown) => failureOf(error).detail).then(setStatus, () => undefined);
  };
  return (
    <form
      className={styles.actions}
      aria-label="Files of the acts"
      onSubmit={(event) => {
        event.preventDefault();
        show(saveFile(props, 'xml', sirens));
      }}
    >
      <button
        type="button"
        className="button"
        onClick={() => {
          const link = location.origin + evidenceAddress(props.request);
          show(copyText('The link', link, 'Open the page and copy its address.'));
        }}
      >
        Copy a link
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          show(saveFile(props, 'csv', sirens));
        }}
      >
        Download CSV
      </button>
      <button type="submit" className="button">
        Download XML
      </button>
      <CheckedInput
        label="Sirens in the video, s"
        accepted={`up to ${bounds.sirens} numbers from 0 to ${bounds.seconds}, separated by commas`}
        isValid={areSirens(sirens)}
        value={sirens}
        placeholder="12.5, 2100, 4305"
        autoComplete="off"
        onChange={({ target }) => {
          setSirens(target.value);
        }}
      />
      <span role="status">{status}</span>
    </form>
  );
}
