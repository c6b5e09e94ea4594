import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8 } from 'fflate';
import type { ArchiveFile } from './read-folder.js';

interface Component {
  readonly name: string;
  readonly [member: string]: unknown;
}

/** A CycloneDX document, with the members that are changed here. */
interface BillOfMaterials {
  readonly serialNumber: string;
  readonly metadata: { readonly timestamp: string; readonly component: Component };
  readonly [member: string]: unknown;
}

/** Returns a UUID that depends only on a text. **Source**: RFC 9562, section 5.8. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

interface Manifest {
  readonly dev?: boolean;
  readonly peer?: boolean;
  readonly devDependencies?: unknown;
  readonly peerDependencies?: unknown;
}

interface Lock {
  readonly packages: Readonly<Record<string, Manifest>>;
}

/** Returns a workspace's manifest without its development dependencies. */
const withoutDevelopment = ({ devDependencies: _left, peerDependencies: _also, ...rest }: Manifest): Manifest => rest;

/**
 * Writes the lock file and the manifests of the workspaces into a folder, without development dependencies. `npm sbom
 * --omit=dev` cannot do that, because it omits some packages that production needs.
 */
function writeProduction(root: string, folder: string): void {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const kept = Object.entries(lock.packages).filter(([, { dev, peer }]) => dev !== true && peer !== true);
  const packages = Object.fromEntries(
    kept.map(([name, one]) => [name, name.includes('node_modules') ? one : withoutDevelopment(one)]),
  );
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  for (const [workspace] of kept.filter(([name]) => !name.includes('node_modules'))) {
    const manifest = path.join(workspace, 'package.json');
    mkdirSync(path.join(folder, workspace), { recursive: true });
    const text = readFileSync(path.join(root, manifest), 'utf8');
    writeFileSync(path.join(folder, manifest), JSON.stringify(withoutDevelopment(JSON.parse(text) as Manifest)));
  }
}

/** Returns npm's bill of materials for a production installation of the server. **Throws** if npm fails. */
function writtenByNpm(root: string): BillOfMaterials {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-sbom-'));
  try {
    writeProduction(root, folder);
    // A script of npm inherits what its .npmrc leaves out.
    const words = ['sbom', '--sbom-format=cyclonedx', '--workspace=server', '--package-lock-only'];
    words.push('--include=dev', '--include=peer');
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const text = execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: [...stdio], maxBuffer: 1 << 26 });
    return JSON.parse(text) as BillOfMaterials;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the image's software bill of materials in CycloneDX, and its file name. It lists the npm packages that the
 * server needs, according to the lock file. It is created by npm, but omits npm's version, the time is that of `date`,
 * and the serial number depends on the contents. So the same lock file gives the same bytes. **Throws** if npm fails.
 */
export function billOfMaterials(root: string, name: string, version: string, date: string): ArchiveFile {
  const { serialNumber: _random, ...rest } = writtenByNpm(root);
  // npm names the root after its folder.
  const component = { ...rest.metadata.component, name, type: 'application' };
  const tools = [{ vendor: 'npm', name: 'cli' }];
  const metadata = { ...rest.metadata, tools, timestamp: `${date}T12:00:00.000Z`, component };
  const content = { ...rest, metadata };
  const text = JSON.stringify(
    { ...content, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}` },
    undefined,
    2,
  );
  return { name: `${name}-${version}.cdx.json`, bytes: strToU8(`${text}\n`) };
}
