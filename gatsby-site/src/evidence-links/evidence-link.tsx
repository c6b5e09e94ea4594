import type { MouseEvent, ReactElement, ReactNode } from 'react';
import * as styles from './evidence-link.module.css';
import { evidenceAddress, type EvidenceRequest } from './evidence-request';
import { useEvidence } from './use-evidence';

interface EvidenceLinkProps {
  readonly request: EvidenceRequest;
  /** Whether the link is large enough to tap, for example below a picture. */
  readonly isLarge?: boolean;
  /** The number. */
  readonly children: ReactNode;
}

/**
 * A number of a match as a link to its evidence. A click opens the evidence over the page. In a new tab, the link opens
 * the evidence page.
 */
export function EvidenceLink({ request, isLarge = false, children }: EvidenceLinkProps): ReactElement {
  const open = useEvidence();
  const click = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(request);
  };
  return (
    <a
      href={evidenceAddress(request)}
      rel="nofollow"
      className={styles.number}
      data-large={isLarge}
      title={`Show the acts behind ${request.metric}`}
      onClick={click}
    >
      {children}
    </a>
  );
}
