import { useEffect, useRef, type ReactElement } from 'react';
import { EvidencePanel } from './evidence-panel';
import { evidenceAddress, type EvidenceRequest } from '../../evidence-links/evidence-request';
import * as styles from './evidence.module.css';

interface EvidenceDialogProps {
  readonly request: EvidenceRequest;
  readonly onClose: () => void;
}

/** The evidence of a number, in a dialog over the page. Escape closes it, and the focus returns to the number. */
export function EvidenceDialog({ request, onClose }: EvidenceDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Evidence of ${request.metric}`}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'Escape') dialog.current?.close();
      }}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.head}>
        <h2>Evidence</h2>
        <a className="button" href={evidenceAddress(request)}>
          Full page
        </a>
        <button
          type="button"
          className="button"
          onClick={() => {
            dialog.current?.close();
          }}
        >
          Close
        </button>
      </div>
      <EvidencePanel request={request} />
    </dialog>
  );
}
