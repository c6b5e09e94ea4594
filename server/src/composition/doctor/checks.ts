import { statfs } from 'node:fs/promises';
import { openSandbox, openStore, worldOf } from '@goalsquare/data';
import { accountsIn } from '../../domain/accounts/account-file.js';
import { openAccounts } from '../../domain/accounts/open-accounts.js';
import type { Config } from '../../domain/config.js';
import { version } from '../../domain/version.js';
import { checkAccounts, checkLicences } from '../../features/doctor/account-checks.js';
import { ok, warning, type Check } from '../../features/doctor/finding.js';
import {
  checkBackups,
  checkClock,
  checkDisk,
  checkKeys,
  checkMemory,
  type DiskSize,
} from '../../features/doctor/machine-checks.js';
import {
  checkCors,
  checkProxy,
  checkPublic,
  checkServer,
  checkTls,
  checkVersion,
  type Certificate,
} from '../../features/doctor/network-checks.js';
import { SIGNING_PERIOD } from '../../features/identity/keys/key-rotation.js';
import { localAddress } from '../../features/operations/health.js';
import { isLoopback } from '../../http/own-origins.js';
import { groupOfServer } from './server-group.js';
import { checkNats, checkRedis } from './store-checks.js';
import { connect, type ConnectionOptions } from 'node:tls';

const PATIENCE = 5000;

/** Reads a server's certificate. Rejects if the connection fails or times out. */
const certificateOf = (target: Pick<ConnectionOptions, 'host' | 'port'>): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    // A certificate fault is a result, so the connection continues. Nothing is sent over it.
    const socket = connect({ ...target, servername: target.host ?? '', rejectUnauthorized: false, timeout: PATIENCE });
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      const { authorizationError: error } = socket;
      socket.destroy();
      const distrusted = error instanceof Error ? error.message : (error as string | null);
      resolve({ validTo: Date.parse(validTo), ...(distrusted && { distrusted }) });
    });
    socket.once('timeout', () => {
      socket.destroy(new Error(`no answer within ${PATIENCE} ms`));
    });
    socket.once('error', reject);
  });

/** Options of the command line. */
export interface Choice {
  /** URL of the server to check. **Empty**: the URL in the configuration. */
  readonly url: string | undefined;
  /** **Empty**: skips backups. */
  readonly backups: string | undefined;
  /** Whether to check only what callers see, which is possible from any machine. */
  readonly isOutside: boolean;
}

const sizeOf = async (folder: string): Promise<DiskSize> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};

const nothing = (): void => undefined;

/** Returns the checks of what callers see. */
const outsideChecks = (config: Config, origin: string | undefined): readonly Check[] => [
  { name: 'public', run: () => checkPublic(origin, version.version, config.isSandbox) },
  { name: 'tls', run: () => checkTls(origin, Date.now(), certificateOf) },
  { name: 'proxy', run: () => checkProxy(origin, config.trustProxy) },
  { name: 'cors', run: () => checkCors(origin, config.corsOrigins) },
];

/** Returns the checks of this machine, its folders and the services that the server uses. */
function insideChecks(config: Config, origin: string | undefined, unknown: readonly string[]): readonly Check[] {
  const { stateDirectory, dataDirectory, keysDirectory, memoryMegabytes } = config;
  const address = localAddress(config.host, config.port);
  const redis = checkRedis(config.redisUrls);
  const isSimulatedOnly = config.isSandbox;
  return [
    {
      name: 'configuration',
      run: () =>
        unknown[0] === undefined
          ? ok('all variables are valid')
          : warning(unknown.join('; '), 'Use a name from the list of variables.', 'docs/configuration.md'),
    },
    { name: 'server', run: () => checkServer(address) },
    { name: 'version', run: () => checkVersion(address, version.version) },
    {
      name: 'clock',
      run: async () => {
        const { time } = await redis;
        return checkClock(Date.now(), stateDirectory, new Map(time === undefined ? [] : [['Redis', time]]));
      },
    },
    { name: 'disk', run: () => checkDisk([stateDirectory, dataDirectory], sizeOf) },
    {
      name: 'memory',
      run: () => {
        const { memory, kills } = groupOfServer(stateDirectory);
        return checkMemory(memoryMegabytes, memory, kills);
      },
    },
    { name: 'redis', run: async () => (await redis).finding },
    { name: 'nats', run: () => checkNats(config.natsUrls) },
    { name: 'keys', run: () => checkKeys(keysDirectory, Date.now(), SIGNING_PERIOD) },
    {
      name: 'accounts',
      run: () => {
        const setting = { ...config, isSandboxWorld: isSimulatedOnly };
        const isPublic = origin !== undefined && !isLoopback(new URL(origin).host);
        return checkAccounts(
          accountsIn(stateDirectory).all(),
          openAccounts(setting, nothing).hasPublicKeys(),
          isPublic,
        );
      },
    },
    {
      name: 'licences',
      run: async () => {
        const { matches } = isSimulatedOnly
          ? await openSandbox(dataDirectory, nothing)
          : { matches: await openStore(dataDirectory, nothing) };
        return checkLicences(accountsIn(stateDirectory).all(), worldOf(await matches.seasons()));
      },
    },
  ];
}

/** Returns the checks of a deployment. `unknown` are messages about variables that may be misspelt. */
export function checksOf(
  config: Config,
  { url, backups, isOutside }: Choice,
  unknown: readonly string[],
): readonly Check[] {
  const origin = url ?? config.publicUrl;
  const outside = outsideChecks(config, origin);
  if (isOutside) return outside;
  return [
    ...insideChecks(config, origin, unknown),
    { name: 'backups', run: () => checkBackups(backups, Date.now()) },
    ...outside,
  ];
}
