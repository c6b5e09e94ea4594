import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContractDocument } from '@goalsquare/openapi';

const CHARACTER_WIDTH = 7;
const PADDING = 16;

/** A badge of two words, as SVG. **Units**: widths in pixels. */
function badge(label: string, value: string): string {
  const [left, right] = [label, value].map((text) => text.length * CHARACTER_WIDTH + PADDING) as [number, number];
  const text = (x: number, content: string): string =>
    `<text x="${x}" y="14" text-anchor="middle" fill="#fff">${content}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${value}">
<title>${label}: ${value}</title>
<rect width="${left + right}" height="20" rx="3" fill="#14532d"/>
<path d="M3 0h${left - 3}v20H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="#444"/>
<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
${text(left / 2, label)}
${text(left + right / 2, value)}
</g>
</svg>
`;
}

/** The badges of the README, as repository path -> content: the version, the version of the contract, the licence. */
export function generateBadges(document: ContractDocument): ReadonlyMap<string, string> {
  const manifest = readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8');
  const { version, license } = JSON.parse(manifest) as { readonly version: string; readonly license: string };
  return new Map([
    ['docs/pictures/badge-version.svg', badge('version', version)],
    ['docs/pictures/badge-contract.svg', badge('OpenAPI contract', document.info.version.replace(/^v/u, ''))],
    ['docs/pictures/badge-licence.svg', badge('licence', license)],
  ]);
}
