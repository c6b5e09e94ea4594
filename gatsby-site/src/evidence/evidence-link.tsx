import {
  useState,
  type ComponentType,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useApiKey } from '../questions/api-key';
import type { EvidenceDialog } from './evidence-dialog';
import { evidenceAddress, type EvidenceRequest } from './evidence-request';
import * as styles from './evidence-link.module.css';

type Dialog = ComponentType<ComponentProps<typeof EvidenceDialog>>;

interface EvidenceLinkProps {
  readonly request: EvidenceRequest;
  /** The key of the calls. **Empty**: the key of the page. */
  readonly apiKey?: string;
  /** The number. */
  readonly children: ReactNode;
}

/**
 * A number of a match that leads to its evidence. A click opens the evidence over the page; in a new tab, the link
 * opens the page of the evidence. The panel is loaded by the first click.
 */
export function EvidenceLink({ request, apiKey, children }: EvidenceLinkProps): ReactElement {
  const [pageKey] = useApiKey();
  const [opened, setOpened] = useState<{ readonly Dialog: Dialog }>();
  const href = evidenceAddress(request);
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./evidence-dialog').then(
      (module) => {
        setOpened({ Dialog: module.EvidenceDialog });
      },
      () => {
        location.assign(href);
      },
    );
  };
  return (
    <>
      <a
        href={href}
        rel="nofollow"
        className={styles.number}
        title={`Show the acts behind ${request.metric}`}
        onClick={open}
      >
        {children}
      </a>
      {opened !== undefined &&
        createPortal(
          <opened.Dialog
            request={request}
            apiKey={apiKey ?? pageKey}
            onClose={() => {
              setOpened(undefined);
            }}
          />,
          document.body,
        )}
    </>
  );
}
