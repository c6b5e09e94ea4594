import { startTransition, useState, type ComponentType, type ReactElement } from 'react';
import { useFollowed } from '../requests/use-followed';
import { FailedBox } from './failed-box';

/**
 * Returns a component that loads when it is first shown, so that other pages do not bundle it. `what` names it in
 * messages. Until it has loaded, `waiting` takes its place, by default a text.
 */
export const whenShown = <P extends object>(
  what: string,
  load: () => Promise<ComponentType<P>>,
  waiting: ReactElement = (
    <>
      <p role="status">Loading …</p>
      <noscript>
        <p>{what} needs JavaScript.</p>
      </noscript>
    </>
  ),
) =>
  function WhenShown(props: P): ReactElement {
    const [attempt, setAttempt] = useState(0);
    const { value: Loaded, fault } = useFollowed<ComponentType<P>>(String(attempt), async (_, show) => {
      const found = await load();
      // A transition renders a large component in short steps, so that the page stays responsive.
      startTransition(() => {
        show(found);
      });
    });
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (fault === undefined) return waiting;
    return (
      <FailedBox
        detail={`${what} cannot be loaded.`}
        onRetry={() => {
          setAttempt(attempt + 1);
        }}
      />
    );
  };
