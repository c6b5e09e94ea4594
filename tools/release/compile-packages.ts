import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { TSC } from '../dev/tsc.js';
import { bundleClient } from './bundle/bundle-client.js';

/** Workspaces that are published as npm packages. They have no dependencies. */
export const packages = ['clients/javascript', 'engine', 'openapi'];

const projects = [...packages, 'clients/javascript/tsconfig.mcp.json', 'clients/javascript/tsconfig.cli.json'];

/**
 * Compiles the npm packages from scratch, because they must not contain the output of removed files. **Throws** if they
 * do not compile.
 */
export async function compilePackages(root: string): Promise<void> {
  for (const workspace of packages) rmSync(path.join(root, workspace, 'dist'), { recursive: true, force: true });
  execFileSync(process.execPath, [TSC, '-b', ...projects], { cwd: root, stdio: ['ignore', 2, 2] });
  await bundleClient();
}
