import {
  useCallback,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { EvidenceOpener, type OpenEvidence } from '../../evidence-links/evidence-opener';
import type { EvidenceDialog } from './evidence-dialog';

type DialogProps = ComponentProps<typeof EvidenceDialog>;

interface Opened extends Pick<DialogProps, 'request'> {
  readonly Dialog: ComponentType<DialogProps>;
}

interface EvidenceHostProps {
  /** The address of the page. When it changes, the evidence closes. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Lets a page's numbers open their evidence over the page. The panel is loaded on first use. */
export function EvidenceHost({ address, children }: EvidenceHostProps): ReactElement {
  const [shownAt, setShownAt] = useState(address);
  const [opened, setOpened] = useState<Opened>();
  if (shownAt !== address) {
    setShownAt(address);
    setOpened(undefined);
  }
  const open: OpenEvidence = useCallback(async (request) => {
    const module: { readonly EvidenceDialog: Opened['Dialog'] } = await import('./evidence-dialog');
    setOpened({ Dialog: module.EvidenceDialog, request });
  }, []);
  return (
    <EvidenceOpener value={open}>
      {children}
      {opened !== undefined && (
        <opened.Dialog
          request={opened.request}

          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </EvidenceOpener>
  );
}
