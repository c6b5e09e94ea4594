import { rmSync } from 'node:fs';
import path from 'node:path';
import typescript from 'typescript';
import { bundleMcp } from './bundle/bundle-mcp.js';

/** Workspaces that are published as packages of npm. They depend on nothing. */
export const packages = ['clients/javascript', 'engine', 'openapi'];

const projects = [...packages, 'clients/javascript/tsconfig.mcp.json', 'clients/javascript/tsconfig.cli.json'];

/**
 * Compiles the packages of npm afresh, because they must not contain what was compiled of removed files. **Throws** if
 * they do not compile.
 */
export async function compilePackages(root: string): Promise<void> {
  for (const workspace of packages) rmSync(path.join(root, workspace, 'dist'), { recursive: true, force: true });
  const host = typescript.createSolutionBuilderHost(typescript.sys);
  const places = projects.map((name) => path.join(root, name));
  const status = typescript.createSolutionBuilder(host, places, {}).build();
  if (status !== typescript.ExitStatus.Success) throw new Error('the packages do not compile');
  await bundleMcp();
}
