/**
 * Shows an error message with a retry button above a page whose scripts did not load. It uses plain DOM, because React
 * is not available.
 */
export function showLoadError(message: string): void {
  const box = document.createElement('div');
  box.className = 'load-error';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = message;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => {
    location.reload();
  });
  box.append(text, retry);
  document.body.prepend(box);
}
