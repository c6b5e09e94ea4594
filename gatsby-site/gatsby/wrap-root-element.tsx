import type { ReactElement, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CrashPage } from '../src/components/crash-page';

/** Catches errors outside the pages. */
export const wrapRootElement = ({ element }: { readonly element: ReactNode }): ReactElement => (
  <ErrorBoundary FallbackComponent={CrashPage}>{element}</ErrorBoundary>
);
