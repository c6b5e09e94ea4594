import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CrashPage } from '../src/components/crash-page';
import { Layout } from '../src/components/layout';

/**
 * Puts the frame around each page. A page that crashes leaves the frame standing, and is tried again when another is
 * opened.
 */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs): ReactElement => (
  <Layout path={props.location.pathname}>
    <ErrorBoundary FallbackComponent={CrashPage} resetKeys={[props.location.pathname]}>
      {element}
    </ErrorBoundary>
  </Layout>
);
