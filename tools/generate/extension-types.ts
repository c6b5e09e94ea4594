interface Marked {
  readonly operationId?: string;
  readonly 'x-extension'?: true;
}
interface Marks {
  readonly paths?: unknown;
}

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

/**
 * Returns TypeScript types for a bundled contract: the ids of operations marked `x-extension`, and the paths that have
 * only such operations.
 */
export function extensionTypes({ paths }: Marks): string {
  const all = Object.entries(paths as Readonly<Record<string, Readonly<Record<string, Marked>>>>);
  const ids = all.flatMap(([, methods]) =>
    Object.values(methods).flatMap((one) => (one['x-extension'] === true ? (one.operationId ?? []) : [])),
  );
  const alone = all
    .filter(([, methods]) => Object.values(methods).every((one) => one['x-extension'] === true))
    .map(([path]) => path);
  return `export type ExtensionId = ${union(ids)};\nexport type ExtensionPath = ${union(alone)};\n`;
}
