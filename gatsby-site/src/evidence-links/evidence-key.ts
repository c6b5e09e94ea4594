import { createContext, useContext } from 'react';
import { useApiKey } from '../requests/api-key';

/** The key that a part of a page uses to read evidence. **Empty**: `undefined` to use the page's key. */
export const EvidenceKey = createContext<string | undefined>(undefined);

/** Returns the key for reading evidence. */
export function useEvidenceKey(): string {
  const [pageKey] = useApiKey();
  return useContext(EvidenceKey) ?? pageKey;
}
