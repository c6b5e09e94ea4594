import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CrashPage } from '../src/components/crash-page';
import { Layout } from '../src/components/layout';
import { DataUpdated } from '../src/controls/data-updated';
import { KeyNotice } from '../src/controls/key-notice';
import { SandboxNote } from '../src/controls/sandbox-note';
import { EvidenceHost } from '../src/features/evidence/evidence-host';

/** Puts the frame around each page. If a page crashes, the frame stays, and opening another page resets the error. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs): ReactElement => (
  <EvidenceHost address={props.location.pathname + props.location.search}>
    <Layout path={props.location.pathname}>
      <KeyNotice />
      <SandboxNote path={props.location.pathname} />
      <ErrorBoundary FallbackComponent={CrashPage} resetKeys={[props.location.pathname]}>
        {element}
      </ErrorBoundary>
      <DataUpdated path={props.location.pathname} />
    </Layout>
  </EvidenceHost>
);
