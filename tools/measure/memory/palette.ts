import { readFileSync } from 'node:fs';

/** THE colours of the picture, by the names the documentation site gives them. */
export const colours = ['ground', 'line', 'text', 'muted', 'good', 'bad', 'note'] as const;

const css = readFileSync(new URL('../../../gatsby-site/src/styles/tokens.css', import.meta.url), 'utf8');

/** Returns the colours a rule of the style sheet declares, as CSS variables. **Throws** if one is missing. */
function variablesOf(selector: string): string {
  const from = css.indexOf(`${selector} {`);
  const rule = css.slice(from, css.indexOf('}', from));
  return colours
    .map((name) => {
      const colour = new RegExp(`--${name}: (?<colour>#[0-9a-f]{6});`, 'u').exec(rule)?.groups?.colour;
      if (from < 0 || colour === undefined) throw new Error(`tokens.css has no --${name} at ${selector}`);
      return `--${name}:${colour}`;
    })
    .join(';');
}

/** The style of a picture: the colours of the documentation site, light and dark as the reader prefers. */
export const style = [
  `:root{${variablesOf(':root')}}`,
  `@media (prefers-color-scheme:dark){:root{${variablesOf(":root[data-theme='dark']")}}}`,
  'text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;fill:var(--text)}',
  '.mono{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}',
  '.bold{font-weight:600}',
  '.muted{fill:var(--muted)}',
].join('\n');
