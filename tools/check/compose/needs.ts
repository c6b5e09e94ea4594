import { ensure, succeeds } from '../../dev/clients/debian.js';

/** The programs that the topology needs, the option that prints their version, and their Debian packages. */
const programs: readonly (readonly [name: string, version: string, debianPackage: string])[] = [
  ['unshare', '--version', 'util-linux'],
  ['ip', '-Version', 'iproute2'],
  ['bwrap', '--version', 'bubblewrap'],
  ['dnsmasq', '--version', 'dnsmasq-base'],
  ['haproxy', '-v', 'haproxy'],
  ['redis-server', '--version', 'redis-server'],
  ['nats-server', '--version', 'nats-server'],
  ['wget', '--version', 'wget'],
];

const missingPrograms = (): typeof programs => programs.filter(([name, version]) => !succeeds(name, version));

/** Whether this machine allows new namespaces. */
const canUnshare = (): boolean =>
  succeeds(
    'unshare',
    ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
    ...['--net', '--mount', '--pid', '--fork', '--mount-proc', 'true'],
  );

/** Explains why the topology cannot be started on this machine. **Empty**: `undefined` if it can. */
export function missingForCompose(): string | undefined {
  if (process.platform !== 'linux') return 'needs Linux namespaces';
  const missing = missingPrograms().map(([, , debianPackage]) => debianPackage);
  if (missing.length > 0) return `needs the Debian packages ${missing.join(' ')}`;
  return canUnshare() ? undefined : 'needs root or user namespaces, which this machine does not allow';
}

/** Installs missing packages if the machine allows it. Returns the reason if the topology still cannot be started. */
export const prepareCompose = (): string | undefined =>
  process.platform === 'linux'
    ? ensure(
        () => missingPrograms().length === 0,
        programs.map(([, , debianPackage]) => debianPackage),
      )
    : undefined;
