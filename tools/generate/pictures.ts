import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContractDocument } from '@goalsquare/openapi';
import { svgOf } from './pictures/draw.js';
import { knownTimePicture } from './pictures/known-time.js';
import { matchPicture } from './pictures/match.js';
import { requestPicture } from './pictures/request.js';
import { workspaceImports } from './pictures/workspace-imports.js';
import { workspacesPicture } from './pictures/workspaces.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The pictures of docs/architecture.md and docs/as-of.md, drawn from the sources. */
export async function generatePictures(document: ContractDocument): Promise<ReadonlyMap<string, string>> {
  const { workspaces } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly workspaces: string[] };
  const imports = await workspaceImports(
    root,
    workspaces.filter((workspace) => workspace !== 'tools'),
  );
  return new Map([
    ['docs/pictures/workspaces.svg', svgOf(workspacesPicture(imports))],
    ['docs/pictures/request.svg', svgOf(requestPicture())],
    ['docs/pictures/known-time.svg', svgOf(knownTimePicture())],
    ['docs/pictures/match.svg', svgOf(matchPicture(Object.keys(document.paths)))],
  ]);
}
