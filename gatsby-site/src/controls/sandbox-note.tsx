import type { ReactElement } from 'react';
import { useSiteFacts } from '../requests/site-facts';
import * as styles from './controls.module.css';

/**
 * Sections without examples from the sandbox: their pages show the server's own data or none. All other pages have
 * sandbox examples.
 */
const withoutSandbox =
  /^\/(?:league|player|squad|players|questions|live|quality|corrections|forecasts|evidence|metrics|contract-history|404|operators|release-notes|blog\/tags)(?:\/|$|\.)/u;

/** Explains, on pages with sandbox examples, that the server has other matches. */
export function SandboxNote({ path }: { readonly path: string }): ReactElement | null {
  const { sandbox } = useSiteFacts();
  if (sandbox || withoutSandbox.test(path)) return null;
  return (
    <p className={styles.sandbox}>
      Examples on this page show the sandbox, whose players, clubs and results are invented. This server has other
      matches.
    </p>
  );
}
