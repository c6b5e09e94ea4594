import { useRef, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { SayingButton } from './saying-button';
import * as styles from './code-block.module.css';

/** Selects the text of an element, for browsers that do not let a page write to the clipboard. */
function select(element: Element): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
}

const isAllowed = (): boolean => window.isSecureContext && 'clipboard' in navigator;

/** Copies the block of code in an element. Returns a message that explains what happened. */
async function copy(block: Element | null): Promise<string> {
  const code = block?.querySelector('pre');
  if (!code) return '';
  try {
    if (!isAllowed()) throw new Error('this browser does not let pages write to the clipboard');
    await navigator.clipboard.writeText(code.textContent);
    return 'Copied';
  } catch {
    select(code);
    return 'Selected: press Ctrl+C';
  }
}

function Block({ children }: { readonly children: ReactNode }): ReactElement {
  const inner = useRef<HTMLDivElement>(null);
  return (
    <div ref={inner} className={styles.block} data-part="code">
      {children}
      <SayingButton className={styles.copy} title="Copy" label="Copy" act={() => copy(inner.current)} />
    </div>
  );
}

/** A block of code with a button that copies it. */
export const CodeBlock = (given: HTMLAttributes<HTMLPreElement>): ReactElement => (
  <Block>
    <pre {...given} />
  </Block>
);

/** A block of code that was highlighted when the site was built. */
export const ColouredCode = ({ html }: { readonly html: string }): ReactElement => (
  <Block>
    <div dangerouslySetInnerHTML={{ __html: html }} />
  </Block>
);
