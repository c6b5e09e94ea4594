import { useId, useState, type ReactElement } from 'react';
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
  readonly apiKey: string;
}

async function saveFile({ request, apiKey }: EvidenceActionsProps, format: keyof typeof formats, sirens: string) {
  const { type, name } = formats[format];
  const sirenSeconds = format === 'xml' && sirens !== '' ? sirens.replaceAll(/\s/gu, '') : undefined;
  const response = await send(evidencePath(request, { format, sirenSeconds }), {
    key: apiKey,
    accept: type,
    signal: new AbortController().signal,
  });
  save(await response.text(), `${request.matchId}-${request.id}-${request.metric}.${format}`, type);
  return `${name} saved.`;
}

async function copyLink(request: EvidenceRequest): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.origin + evidenceAddress(request));
    return 'The link copied.';
  } catch {
    return 'The browser does not allow copying. Open the page and copy its address.';
  }
}

/** A link to the panel, and downloads of its acts as CSV and as an XML timeline for video tools. */
export function EvidenceActions(props: EvidenceActionsProps): ReactElement {
  const [status, setStatus] = useState('');
  const [sirens, setSirens] = useState('');
  const id = useId();
  const show = (work: Promise<string>): void => {
    work.catch((error: unknown) => failureOf(error).detail).then(setStatus, () => undefined);
  };
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className="button"
        onClick={() => {
          show(copyLink(props.request));
        }}
      >
        Copy a link
      </button>
      {(['csv', 'xml'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className="button"
          onClick={() => {
            show(saveFile(props, format, sirens));
          }}
        >
          Download {formats[format].name}
        </button>
      ))}
      <label htmlFor={id} className="form-entry">
        Sirens in the video, s
        <input
          id={id}
          value={sirens}
          placeholder="12.5, 2100, 4305"
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => {
            setSirens(target.value);
          }}
        />
      </label>
      <span role="status">{status}</span>
    </div>
  );
}
