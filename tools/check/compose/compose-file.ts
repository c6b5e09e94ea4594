import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** The members of a Compose service that the check uses. */
export interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly deploy?: { readonly replicas?: number };
  readonly stop_grace_period?: string;
  readonly restart?: string;
  readonly ports?: readonly string[];
}

/** Settings that an image adds to its service. */
export interface Image {
  readonly entrypoint: readonly string[];
  /** The working directory. */
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck?: readonly string[];
}

/** Replaces variables with their defaults, so that the caller's environment has no effect. */
const withDefaults = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/\$\{\w+:-([^}]*)\}/gu, '$1');
  if (Array.isArray(value)) return value.map(withDefaults);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withDefaults(member)]));
};

/** Reads the services of `compose.yaml` in a folder, by name. */
export function readServices(root: string): ReadonlyMap<string, Service> {
  const file = parse(readFileSync(path.join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
    readonly services: Readonly<Record<string, unknown>>;
  };
  return new Map(Object.entries(withDefaults(file.services) as Record<string, Service>));
}

const wordsAfter = (dockerfile: string, pattern: RegExp): readonly string[] => {
  const [, words] = pattern.exec(dockerfile) ?? [];
  if (words === undefined) throw new Error(`the Dockerfile has nothing that matches ${String(pattern)}`);
  return JSON.parse(words) as readonly string[];
};

/** Reads from the Dockerfile in a folder how its image starts. */
export function readImage(root: string): Image {
  const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const pairs = [...last.matchAll(/^ENV (.+)$/gmu)].flatMap(([, words = '']) => words.split(' '));
  return {
    directory: /^WORKDIR (.+)$/mu.exec(last)?.[1] ?? '/',
    entrypoint: wordsAfter(last, /^ENTRYPOINT (\[.*\])$/mu),
    healthcheck: wordsAfter(last, /^HEALTHCHECK .* CMD (\[.*\])$/mu),
    environment: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
  };
}

/** Returns the names of services, each after the services it depends on. */
export function startOrder(services: ReadonlyMap<string, Service>): readonly string[] {
  const order: string[] = [];
  const visit = (name: string): void => {
    if (order.includes(name)) return;
    Object.keys(services.get(name)?.depends_on ?? {}).forEach(visit);
    order.push(name);
  };
  [...services.keys()].forEach(visit);
  return order;
}
