import { constants } from '../constants';
import { languages } from '../contract/languages';
import { site } from '../site';

const { theme, announcement, language } = constants.stored;
const [first, ...others] = languages.map(({ id }) => id);

/**
 * An inline script that runs before the first paint. It redirects an address that ends in `.html` to its plain form,
 * and drops a hash that cannot be decoded, on which the router would fail. It applies the stored theme or the
 * browser's, hides a dismissed announcement, and selects the language of code samples.
 */
export const bootScript = `(function () {
  var plain = /^(.*?)(?:\\/index)?\\.html$/.exec(location.pathname);
  if (plain && location.pathname !== '/404.html') { location.replace(plain[1] + '/' + location.search + location.hash); return; }
  try { decodeURI(location.hash); } catch (e) { history.replaceState(null, '', location.pathname + location.search); }
  var root = document.documentElement, stored = {};
  try { stored = { theme: localStorage.getItem('${theme}'), announcement: localStorage.getItem('${announcement}'), language: localStorage.getItem('${language}') }; } catch (e) {}
  root.dataset.script = 'on';
  root.dataset.language = ${JSON.stringify(others)}.indexOf(stored.language) < 0 ? '${first}' : stored.language;
  root.dataset.theme = stored.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  if (stored.announcement === '${site.announcement.id}') root.dataset.announcement = 'closed';
})();`;
