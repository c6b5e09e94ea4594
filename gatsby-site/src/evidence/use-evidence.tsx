import { useState, type ComponentProps, type ComponentType, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { EvidenceDialog } from './evidence-dialog';
import { useEvidenceKey } from './evidence-key';
import { evidenceAddress, type EvidenceRequest } from './evidence-request';

type Dialog = ComponentType<ComponentProps<typeof EvidenceDialog>>;

/** Opens evidence over a page. */
export interface EvidenceOpener {
  readonly open: (request: EvidenceRequest) => void;
  /** The panel, which the caller renders anywhere. **Empty**: `null` while it is closed. */
  readonly panel: ReactElement | null;
}

/**
 * Returns a function that opens the evidence of a number over the page. The panel is loaded on first use. If it cannot
 * be loaded, the page of the evidence opens instead.
 */
export function useEvidence(): EvidenceOpener {
  const apiKey = useEvidenceKey();
  const [opened, setOpened] = useState<{ readonly Dialog: Dialog; readonly request: EvidenceRequest }>();
  return {
    open: (request) => {
      import('./evidence-dialog').then(
        (module: { readonly EvidenceDialog: Dialog }) => {
          setOpened({ Dialog: module.EvidenceDialog, request });
        },
        () => {
          location.assign(evidenceAddress(request));
        },
      );
    },
    panel:
      opened === undefined
        ? null
        : createPortal(
            <opened.Dialog
              request={opened.request}
              apiKey={apiKey}
              onClose={() => {
                setOpened(undefined);
              }}
            />,
            document.body,
          ),
  };
}
