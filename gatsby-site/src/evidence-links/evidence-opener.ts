import { createContext } from 'react';
import type { EvidenceRequest } from './evidence-request';

/** Opens the evidence of a number over the page, read with a key. Rejects if the panel cannot be loaded. */
export type OpenEvidence = (request: EvidenceRequest, apiKey: string) => Promise<void>;

/** The function that the frame of the site gives to the numbers on its pages. **Empty**: outside of the frame. */
export const EvidenceOpener = createContext<OpenEvidence | undefined>(undefined);
