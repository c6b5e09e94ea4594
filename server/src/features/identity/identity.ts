import { dailyCounter, memoryUsageStore } from '../../domain/accounts/usage-store.js';
import { TokenBuckets, type OpenBuckets } from '../../http/limits/token-buckets.js';
import type { CountTokens, IdentityAccounts } from './accounts.js';
import { clientsOf, type Client, type Clients } from './clients/client.js';
import { codes, type CodeGrant, type Codes } from './grants/codes.js';
import { lifetimes } from './grants/lifetimes.js';
import { keyRing, type KeyRing } from './keys/key-ring.js';
import type { KeyStorage } from './keys/key-storage.js';
import { demoLogin } from './login/demo-login.js';
import { loginCookie, type LoginCookie } from './grants/login-cookie.js';
import type { LoginMethod } from './login/login-method.js';
import type { LoginState } from './grants/login-state.js';
import { upstreamLogin, type UpstreamState } from './login/upstream-login.js';
import type { UpstreamSettings } from './login/upstream-settings.js';
import { demoAccounts } from './pages/demo-login.js';
import { accessTokens, type AccessTokens } from './tokens/access-tokens.js';
import { signedState } from './tokens/signed-state.js';
import { memoryRevocationStore, type RevocationStore } from './tokens/revocation-store.js';
import { memoryNonceStore, type NonceStore } from './tokens/nonce-store.js';

/** State that all replicas that issue tokens must share. */
export interface IdentityMemory {
  readonly countTokens: CountTokens;
  /** Used codes. */
  readonly used: NonceStore;
  readonly revoked: RevocationStore;
  /** Opens the token buckets that limit login and token requests by address. */
  readonly buckets: OpenBuckets;
}

/** Settings that determine how people and machines get tokens. Omitted members have sandbox defaults. */
export interface IdentitySettings {
  /** Origin at which browsers reach the server. Default: `http://localhost:8080`. */
  readonly publicUrl?: string;
  /** Default: in memory. */
  readonly keys?: KeyStorage;
  /** Receives the disk error if an outdated signing key cannot be replaced. Default: the error is ignored. */
  readonly onKeyDelay?: (error: unknown) => void;
  /** Default: only the client for the documentation. */
  readonly clients?: readonly Client[];
  /** The identity provider. Without one, people log in with demo accounts. */
  readonly upstream?: UpstreamSettings;
  /** Whether people can log in with demo accounts. Default: yes. */
  readonly demoLogin?: 'on' | 'off';
  /** Number of login and token requests that one address may send per minute. */
  readonly loginsPerMinute?: number;
  /** Default: in memory. */
  readonly memory?: IdentityMemory;
  /** **Units**: milliseconds. */
  readonly now?: () => number;
}

/** The stateful parts of identity. */
export interface Identity {
  readonly issuer: string;
  readonly clients: Clients;
  readonly accounts: IdentityAccounts;
  readonly ring: KeyRing;
  readonly tokens: AccessTokens;
  readonly codes: Codes;
  readonly logins: LoginCookie<LoginState>;
  readonly countTokens: CountTokens;
  /** **Empty**: `undefined` if people cannot log in, so that only machines get tokens. */
  readonly login: LoginMethod | undefined;
  readonly loginsPerMinute: number;
  readonly buckets: OpenBuckets;
  readonly now: () => number;
}

/** The default origin of a server. */
export const DEFAULT_PUBLIC_URL = 'http://localhost:8080';

/** Default number of login and token requests that one address may send per minute. */
export const LOGINS_PER_MINUTE = 60;

/** Returns state in memory, which works only for a single server. */
export const ownMemory = (now: () => number = Date.now, usage = memoryUsageStore()): IdentityMemory => ({
  countTokens: dailyCounter(usage, 'tokens'),
  used: memoryNonceStore(now),
  revoked: memoryRevocationStore(now),
  buckets: (limits) => new TokenBuckets(limits, usage, now),
});

/** Assembles the parts of identity. */
export function createIdentity(accounts: IdentityAccounts, settings: IdentitySettings = {}): Identity {
  const {
    publicUrl: issuer = DEFAULT_PUBLIC_URL,
    keys,
    onKeyDelay: onDelay = () => undefined,
    upstream,
    now = Date.now,
    loginsPerMinute = LOGINS_PER_MINUTE,
  } = settings;
  const ring = keyRing({ now, onDelay, ...(keys !== undefined && { storage: keys }) });
  const { countTokens, used, revoked, buckets } = settings.memory ?? ownMemory(now);
  const tokens = accessTokens({ ring, issuer, revoked, now });
  const isSecure = issuer.startsWith('https:');
  const cookie = <Value extends object>(kind: string): LoginCookie<Value> =>
    loginCookie<Value>({
      name: `goalsquare-${kind}`,
      values: signedState({ ring, issuer, kind, seconds: lifetimes.login, now }),
      seconds: lifetimes.login,
      isSecure,
    });
  const hasDemo = accounts.findById(demoAccounts[0]?.id ?? '') !== undefined;
  const methodFor = (): LoginMethod | undefined => {
    if (upstream !== undefined)
      return upstreamLogin({ settings: upstream, issuer, accounts, states: cookie<UpstreamState>('upstream') });
    return settings.demoLogin !== 'off' && hasDemo ? demoLogin({ accounts, used, now }) : undefined;
  };
  return {
    issuer,
    ring,
    tokens,
    accounts,
    now,
    loginsPerMinute,
    buckets,
    countTokens,
    clients: clientsOf(issuer, settings.clients),
    codes: codes({
      values: signedState<CodeGrant>({ ring, issuer, kind: 'code', seconds: lifetimes.code, now }),
      used,
      tokens,
      now,
    }),
    logins: cookie<LoginState>('login'),
    login: methodFor(),
  };
}
