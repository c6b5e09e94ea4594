/**
 * Lets no message of another origin through to RapiDoc, which would take any for the answer of a login. To be called
 * before it listens.
 * **Shape**: what ends it.
 */
export function ownMessagesOnly(): () => void {
  const stop = (event: MessageEvent): void => {
    if (event.origin !== location.origin) event.stopImmediatePropagation();
  };
  window.addEventListener('message', stop);
  return () => {
    window.removeEventListener('message', stop);
  };
}
