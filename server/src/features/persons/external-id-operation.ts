import { idsOfSeason, type RegisterKind, type World } from '@goalsquare/data';
import type { ExternalIds as Answer } from '@goalsquare/openapi';
import { LIST_MAX_AGE } from '../../answers/max-ages.js';
import type { Account } from '../../domain/accounts/account.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import { Problem } from '../../domain/problems.js';
import { workQueue, type Steps } from '../../domain/work-queue.js';
import type { ExtensionEndpoint } from '../../http/pipeline/extensions.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import type { Freshness, Services } from '../../http/pipeline/services.js';
import { itemPage, linkNext, nextCursor } from '../../http/pipeline/item-page.js';
import type { ExternalIds } from './external-ids.js';
import { seasonsOf } from '../../domain/scope.js';

interface ExternalIdServices extends Pick<Services, 'world'> {
  readonly externalIds: () => Promise<ExternalIds>;
}

/** **Throws** a problem of status 503 if the register cannot be read. */
export function checkReadable({ fault }: ExternalIds): void {
  if (fault !== undefined)
    throw new Problem('unavailable', 'The register of external ids cannot be read.', { retryAfterSeconds: 60 });
}

/** Returns the freshness of a response that depends on the register and the licensed seasons. */
export const freshnessFor = (
  { world }: Pick<Services, 'world'>,
  account: Account,
  { version }: ExternalIds,
): Freshness => ({
  tag: listTag(`persons-${licensedWorld(world(), account.licence).steadyVersion}-${version}`, account),
  maxAge: LIST_MAX_AGE,
});

/** Collects all ids of one kind in a world, one season in each step. */
function* idsIn(world: World, kind: RegisterKind): Steps<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (const season of seasonsOf(world)) {
    for (const id of idsOfSeason(kind, season)) ids.add(id);
    yield;
  }
  return ids;
}

/** The parameters of a call, as in the contract. */
interface Wanted {
  readonly kind: RegisterKind;
  readonly source?: string;
  readonly externalId?: string;
  readonly id?: number;
}

/** Returns the endpoint of `getExternalIds`. */
export const findExternalIds =
  (services: ExternalIdServices): ExtensionEndpoint =>
  async ({ req, res, account, call: { query } }) => {
    const { kind, source, externalId, id } = query as unknown as Wanted;
    const ids = await services.externalIds();
    checkReadable(ids);
    const freshness = freshnessFor(services, account, ids);
    const list = JSON.stringify([freshness.tag, kind, source, externalId, id]);
    const page = itemPage(query, list, false);
    const compute = async (): Promise<Answer> => {
      const visible = await workQueue.finish(idsIn(licensedWorld(services.world(), account.licence), kind));
      const found = ids.register.ids.filter(
        (one) =>
          one.kind === kind &&
          visible.has(one.id) &&
          (id ?? one.id) === one.id &&
          (source ?? one.source) === one.source &&
          (externalId ?? one.externalId) === one.externalId,
      );
      const next = nextCursor(page, found.length, list);
      linkNext(req, res, next);
      return {
        total: found.length,
        externalIds: found.slice(page.from, page.from + page.limit).map(({ names: _, ...one }) => one),
        ...(next !== undefined && { next }),
      };
    };
    return { response: { ...freshness, compute } };
  };
