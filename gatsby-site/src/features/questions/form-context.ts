import { createContext, useContext } from 'react';
import type { Query, QueryValues } from '../../query/query';

/** State that the fields of the form share: the query, a function that changes it, and the server's error messages. */
export interface QueryForm {
  readonly query: Query;
  readonly change: (values: QueryValues) => void;
  /** Error messages by parameter. */
  readonly faults: ReadonlyMap<string, string>;
}

const Context = createContext<QueryForm | undefined>(undefined);

export const { Provider: QueryFormProvider } = Context;

/** Returns the state of the form around a field. **Throws** outside a form. */
export function useQueryForm(): QueryForm {
  const form = useContext(Context);
  if (form === undefined) throw new Error('the field is outside of a form');
  return form;
}
