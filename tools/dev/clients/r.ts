import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../chromium.js';
import { ensure, succeeds } from './debian.js';
import type { ClientEnvironment, ClientPart } from './part.js';
import { hasPackages } from './r-packages.js';
import { appFault } from './r/app-fault.js';
import { documentedFault } from './r/documented-fault.js';
import { driftFault } from './r/drift-fault.js';
import { archiveFault } from './r/archive-fault.js';
import { packageFault } from './r/package-fault.js';

const names = 'httr2 jsonlite tibble testthat shiny roxygen2 knitr rmarkdown dplyr ggplot2'.split(' ');
const packages = [
  'r-base-core',
  ...names.map((name) => `r-cran-${name}`),
  'pandoc',
  'tidy',
  'qpdf',
  'chromium-headless-shell',
];
const isThere = (): boolean =>
  hasPackages(...names) &&
  succeeds('pandoc', '-v') &&
  succeeds('tidy', '-v') &&
  succeeds('qpdf', '--version') &&
  chromiumPath() !== undefined;

async function run(environment: ClientEnvironment): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-r-'));
  try {
    for (const faultOf of [driftFault, packageFault, archiveFault, documentedFault, appFault]) {
      const fault = await faultOf(environment, folder);
      if (fault === undefined) continue;
      console.error(fault);
      return 1;
    }
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The package in clients/r. Checks that its generated files are current and checks the package as CRAN does. Runs its
 * tests and examples, and those in its documents, with a server. Then installs the released archive, and tests the app
 * in Chromium.
 */
export const r: ClientPart = { name: 'R', prepare: () => ensure(isThere, packages), run };
