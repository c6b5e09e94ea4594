import { useRef, useState, type HTMLAttributes, type ReactElement, type ReactNode, type RefObject } from 'react';
import * as styles from './code-block.module.css';

/** Selects the text of an element, for browsers that do not let a page write to the clipboard. */
function select(element: Element): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
}

const isAllowed = (): boolean => window.isSecureContext && 'clipboard' in navigator;

async function copy(element: Element): Promise<string> {
  try {
    if (!isAllowed()) throw new Error('this browser does not let pages write to the clipboard');
    await navigator.clipboard.writeText(element.textContent);
    return 'Copied';
  } catch {
    select(element);
    return 'Selected: press Ctrl+C';
  }
}

/** A button that copies a block of code and confirms it. It is only rendered if scripts run. */
function CopyButton({ of }: { readonly of: RefObject<HTMLDivElement | null> }): ReactElement {
  const [said, say] = useState('');
  const onClick = (): void => {
    const code = of.current?.querySelector('pre');
    if (code !== null && code !== undefined) void copy(code).then(say);
  };
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-said={said}
        title={said === '' ? 'Copy' : undefined}
        onClick={onClick}
        onBlur={() => {
          say('');
        }}
      >
        <span>{said === '' ? 'Copy' : said}</span>
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}

const Block = ({
  children,
  inner,
}: {
  readonly children: ReactNode;
  readonly inner: RefObject<HTMLDivElement | null>;
}): ReactElement => (
  <div ref={inner} className={styles.block} data-part="code">
    {children}
    <CopyButton of={inner} />
  </div>
);

/** A block of code with a button that copies it. */
export function CodeBlock(given: HTMLAttributes<HTMLPreElement>): ReactElement {
  const inner = useRef<HTMLDivElement>(null);
  return (
    <Block inner={inner}>
      <pre {...given} />
    </Block>
  );
}

/** A block of code that was highlighted when the site was built. */
export function ColouredCode({ html }: { readonly html: string }): ReactElement {
  const inner = useRef<HTMLDivElement>(null);
  return (
    <Block inner={inner}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Block>
  );
}
