import { createContext } from 'react';
import type { EvidenceRequest } from './evidence-request';

/** Opens the evidence of a number over the page. Rejects if the panel cannot be loaded. */
export type OpenEvidence = (request: EvidenceRequest) => Promise<void>;

/**
 * The function with which numbers on a page open their evidence. The frame of the site provides it. **Empty**:
 * `undefined` outside the frame.
 */
export const EvidenceOpener = createContext<OpenEvidence | undefined>(undefined);
