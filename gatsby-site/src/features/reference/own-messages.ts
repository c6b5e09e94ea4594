/**
 * Blocks messages of other origins, since RapiDoc would take any message for the result of a login. Call it before
 * RapiDoc adds its listener.
 * **Shape**: returns a function that stops it.
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
