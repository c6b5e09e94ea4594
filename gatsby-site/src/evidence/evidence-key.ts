import { createContext, useContext } from 'react';
import { useApiKey } from '../questions/api-key';

/** The key that a part of a page reads evidence with. **Empty**: the key of the page. */
export const EvidenceKey = createContext<string | undefined>(undefined);

/** Returns the key that evidence is read with. */
export function useEvidenceKey(): string {
  const [pageKey] = useApiKey();
  return useContext(EvidenceKey) ?? pageKey;
}
