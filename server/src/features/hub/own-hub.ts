import type { Logger } from 'pino';
import { hubDirectory, type Config } from '../../domain/config.js';
import { buildHub, type HubBuild } from './build-hub.js';
import { openHub, type Hub } from './hub.js';

/** Argument that makes the server build a missing or outdated hub. `npm start` passes it. */
export const BUILD_HUB = '--build-hub';

/**
 * Returns the configured hub and its build. **Empty**: no `build` if the argument is missing, or if the configuration
 * names another folder.
 */
export function ownHub(
  config: Pick<Config, 'hubDirectory'>,
  logger: Logger,
  given: readonly string[],
): { readonly hub: Hub; readonly build: HubBuild | undefined } {
  const hub = openHub(config.hubDirectory, (error) => {
    logger.error({ err: error }, 'the list of documentation files cannot be read');
  });
  const isAsked = given.includes(BUILD_HUB) && config.hubDirectory === hubDirectory;
  return {
    hub,
    build: isAsked
      ? buildHub(hub, (line) => {
          logger.info(line);
        })
      : undefined,
  };
}
