/**
 * Blocks messages from other origins, because RapiDoc would treat any message as the result of a login. Call this
 * before RapiDoc adds its listener. Returns a function that stops it.
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
