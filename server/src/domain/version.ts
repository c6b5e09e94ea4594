import { createRequire } from 'node:module';
import { contract } from '@goalsquare/openapi';

/** Version of the package, and of the contract that it implements. */
export interface Version {
  readonly version: string;
  readonly contract: string;
}

const { version: packageVersion } = createRequire(import.meta.url)('@goalsquare/server/package.json') as {
  readonly version: string;
};

/** The versions of this build. */
export const version: Version = { version: packageVersion, contract: contract.info.version };
