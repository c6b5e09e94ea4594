import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.join(import.meta.dirname, '../..');
const { resolve } = createRequire(import.meta.url);

/** Characters in the hub's fonts: Latin 1 and punctuation. Browsers use system fonts for others. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
] as const;

const text = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
  .join('');

const hex = (point: number): string => point.toString(16).toUpperCase();
const unicodeRange = ranges
  .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
  .join(', ');

/** A font of the hub, and the system font that replaces it until it is loaded. */
interface HubFont {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  readonly licence: string;
  readonly weights: string;
  readonly options: Parameters<typeof subsetFont>[2];
  /** CSS declarations that give the system font the width and height of the hub's font. */
  readonly standIn: { readonly local: readonly string[]; readonly metrics: string };
}

const fonts: readonly HubFont[] = [
  {
    family: 'Inter',
    file: 'inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    licence: '@fontsource-variable/inter/LICENSE',
    weights: '400 700',
    options: { variationAxes: { wght: { min: 400, max: 700, default: 400 } } },
    standIn: {
      local: ['Arial', 'Liberation Sans', 'Helvetica'],
      metrics:
        'size-adjust: 107.12%;\n  ascent-override: 90.44%;\n  descent-override: 22.52%;\n  line-gap-override: 0%;',
    },
  },
  {
    family: 'JetBrains Mono',
    file: 'jetbrains-mono',
    source: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
    licence: '@fontsource/jetbrains-mono/LICENSE',
    weights: '400',
    // Without ligatures: `->` and `!=` are shown as they are typed.
    options: { keepFeatures: [] },
    standIn: {
      local: ['Courier New', 'Liberation Mono', 'Menlo'],
      metrics: 'ascent-override: 102%;\n  descent-override: 30%;\n  line-gap-override: 0%;',
    },
  },
];

const folder = path.join(root, 'gatsby-site/static/fonts');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const rules: string[] = [];
const routes: Record<string, string> = {};
for (const { family, file, source, licence, weights, options, standIn } of fonts) {
  const bytes = await subsetFont(readFileSync(resolve(source)), text, { ...options, targetFormat: 'woff2' });
  // Twenty digits, as Gatsby names its scripts: the server lets browsers keep such files for ever.
  const name = `${file}-${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.woff2`;
  writeFileSync(path.join(folder, name), bytes);
  writeFileSync(path.join(folder, `${file}-licence.txt`), readFileSync(resolve(licence)));
  routes[file] = `/fonts/${name}`;
  rules.push(
    `@font-face {\n  font-family: '${family}';\n  font-weight: ${weights};\n  font-style: normal;\n  font-display: swap;\n  src: url('/fonts/${name}') format('woff2');\n  unicode-range: ${unicodeRange};\n}`,
    `@font-face {\n  font-family: '${family} Fallback';\n  src: ${standIn.local.map((one) => `local('${one}')`).join(', ')};\n  ${standIn.metrics}\n}`,
  );
  console.log(`${name}: ${bytes.length} bytes`);
}
writeFileSync(
  path.join(root, 'gatsby-site/src/styles/fonts.css'),
  `/* Written by tools/generate/fonts.ts. */\n${rules.join('\n')}\n`,
);
writeFileSync(path.join(root, 'gatsby-site/facts/fonts.json'), `${JSON.stringify(routes, null, 2)}\n`);
