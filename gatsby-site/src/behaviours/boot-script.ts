import { constants } from '../constants';
import { languages } from '../contract/languages';
import { site } from '../site';

const { theme, announcement, language } = constants.stored;
const [first, ...others] = languages.map(({ id }) => id);

/**
 * What runs before anything is painted, as one inline script: an address ending in `.html` goes to its plain form; a
 * hash that is no text is dropped, since the router would fail on it; the theme is the stored one, or that of the
 * browser; a dismissed announcement stays away; calls are shown in the language that was chosen.
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
