import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useTheme, type Theme } from '../../behaviours/theme';
import { FailedBox } from '../../components/failed-box';
import type { TagOfOperations } from '../../contract/operations';
import { FirstOperations } from './first-operations';
import { KeyForm } from './key-form';
import { mendAccessibility } from './mend-accessibility';
import { OperationPicker } from './operation-picker';
import { OperationIndex } from './operation/operation-index';
import { ownMessagesOnly } from './own-messages';
import type { Contract } from './prepared-contract';
import type { RapiDocElement } from './rapidoc-element';
import type { Reference as Loaded } from './use-reference';
import * as styles from './reference.module.css';

/** The name of the contract's security scheme for tokens. */
const BEARER = 'bearer';

/** Colours equal to those in `styles/tokens.css`. RapiDoc computes shades of them, so it cannot use CSS variables. */
const colours: Readonly<
  Record<Theme, { readonly ground: string; readonly text: string; readonly nav: string; readonly link: string }>
> = {
  light: { ground: '#ffffff', text: '#17201b', nav: '#f4f6f4', link: '#0b6148' },
  dark: { ground: '#12171a', text: '#e7edea', nav: '#1c2428', link: '#6fd3ae' },
};

const hashOf = (): string => decodeURIComponent(location.hash.slice(1));

/** Shows an operation with its heading below the top bar. RapiDoc itself scrolls the page to the middle of its list. */
async function showOperation(element: RapiDocElement, anchor: string): Promise<void> {
  await element.scrollToPath(anchor);
  element.parentElement?.scrollIntoView({ behavior: 'instant', block: 'start' });
}

interface ViewerProps {
  readonly contract: Contract;
  readonly element: RefObject<RapiDocElement | null>;
  /** Called when the contract is shown and a token can be entered. */
  readonly onShown: () => void;
  readonly children: ReactNode;
}

function Viewer({ contract, element, onShown, children }: ViewerProps): ReactElement {
  const theme = useTheme();
  const { ground, text, nav, link } = colours[theme];
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const mended = mendAccessibility(current);
    void current.loadSpec(structuredClone(contract)).then(() => {
      onShown();
      if (location.hash !== '') void showOperation(current, hashOf());
    });
    return mended;
  }, [contract, element, onShown]);
  return (
    <rapi-doc
      ref={element}
      className={styles.viewer}
      theme={theme}
      bg-color={ground}
      text-color={text}
      nav-bg-color={nav}
      nav-text-color={text}
      primary-color={link}
      render-style="focused"
      show-header="false"
      load-fonts="false"
      persist-auth="false"
      oauth-receiver="oauth-receiver.html"
      schema-style="table"
      schema-description-expanded="true"
      allow-spec-url-load="false"
      allow-spec-file-load="false"
      allow-spec-file-download="true"
      show-method-in-nav-bar="as-colored-text"
      font-size="large"
      regular-font="var(--font)"
      mono-font="var(--mono)"
    >
      {children}
    </rapi-doc>
  );
}

interface ReferenceProps {
  readonly tags: readonly TagOfOperations[];
  readonly reference: Loaded;
  readonly retry: () => void;
}

/**
 * The interactive API reference. Until it has loaded, and without scripts, a list of the operations is shown instead.
 */
export function Reference({ tags, reference, retry }: ReferenceProps): ReactElement {
  const isReady = reference.phase === 'ready';
  const element = useRef<RapiDocElement>(null);
  const [isShown, setShown] = useState(false);
  const onShown = useCallback(() => {
    setShown(true);
  }, []);
  const onKey = useCallback((token: string) => {
    element.current?.setApiKey(BEARER, token);
  }, []);
  const pick = (anchor: string): void => {
    if (element.current !== null) void showOperation(element.current, anchor);
  };
  useEffect(ownMessagesOnly, []);
  return (
    <div data-part="reference">
      <KeyForm isReady={isReady && isShown} onKey={onKey} />
      <OperationPicker tags={tags} isReady={isReady} onPick={pick} />
      <div className={styles.frame}>
        {reference.phase === 'loading' && (
          <p className={styles.waiting} role="status">
            <span className="spinner" /> Loading the contract
          </p>
        )}
        {reference.phase === 'failed' && (
          <FailedBox detail={`The reference could not be loaded. ${reference.message}`} onRetry={retry} />
        )}
        {!isReady && (
          <div className={styles.index}>
            <OperationIndex tags={tags} />
          </div>
        )}
        {isReady && (
          <Viewer contract={reference.contract} element={element} onShown={onShown}>
            <FirstOperations tags={tags} onPick={pick} />
          </Viewer>
        )}
      </div>
    </div>
  );
}
