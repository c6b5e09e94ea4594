import { useRef, useState } from 'react';
import { useMarks, type Marks } from './marks';
import { EvidenceLink } from '../evidence-links/evidence-link';
import * as styles from '../evidence-links/evidence-link.module.css';
import type { EvidenceRequest } from '../evidence-links/evidence-request';
import { useEvidence } from '../evidence-links/use-evidence';

/** Evidence that a mark opens, with a label if the mark has several. */
export interface MarkEvidence {
  readonly label?: string;
  readonly request: EvidenceRequest;
}

/**
 * Returns marks that open the evidence of their numbers on click, Enter or Space. Marks can be smaller than a finger,
 * so a tap first describes the mark and shows a link; tapping either then opens the evidence. A mark with several
 * numbers shows a link for each. **Empty**: a mark without evidence cannot be activated.
 */
export function useEvidenceMarks<T>(
  items: readonly T[],
  describe: (item: T) => string,
  evidenceOf: (item: T) => readonly MarkEvidence[] | EvidenceRequest | undefined,
): Marks {
  const open = useEvidence();
  const [listed, setListed] = useState<number>();
  const isByKeyboard = useRef(false);
  const listOf = (index: number | undefined): readonly MarkEvidence[] => {
    const item = index === undefined ? undefined : items[index];
    const found = item === undefined ? undefined : evidenceOf(item);
    return found === undefined ? [] : 'metric' in found ? [{ request: found }] : found;
  };
  const marks = useMarks(items, describe, {
    buttonOf: (index) => (listOf(index).length === 0 ? undefined : { role: 'button', 'aria-haspopup': 'dialog' }),
    activate: (index, by) => {
      const [only, ...others] = listOf(index);
      if (only === undefined) return;
      const isListed = others.length > 0 || (by === 'touch' && index !== listed);
      isByKeyboard.current = by === 'keyboard';
      setListed(isListed ? index : undefined);
      if (!isListed) open(only.request);
    },
  });
  const current = marks.current ?? listed;
  const shown = current === listed ? listOf(listed) : [];
  const focusFirst = (links: HTMLElement | null): void => {
    if (isByKeyboard.current) links?.querySelector('a')?.focus();
    isByKeyboard.current = false;
  };
  return {
    ...marks,
    current,
    ...(items.some((_, index) => listOf(index).length > 0) && { hint: 'A click or Enter shows its acts.' }),
    leads: shown.length > 0 && (
      <span key={listed} ref={focusFirst} className={styles.leads} role="group" aria-label="The acts of the mark">
        {shown.map(({ label = 'Show its acts', request }, at) => (
          <EvidenceLink key={at} request={request} isLarge>
            {label}
          </EvidenceLink>
        ))}
      </span>
    ),
  };
}
