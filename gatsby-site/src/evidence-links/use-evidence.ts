import { useContext } from 'react';
import { EvidenceOpener } from './evidence-opener';
import { evidenceAddress, type EvidenceRequest } from './evidence-request';

/** Returns a function that opens the evidence of a number over the page or, if that fails, the evidence page. */
export function useEvidence(): (request: EvidenceRequest) => void {
  const open = useContext(EvidenceOpener);
  return (request) => {
    const openPage = (): void => {
      location.assign(evidenceAddress(request));
    };
    if (open === undefined) openPage();
    else open(request).catch(openPage);
  };
}
