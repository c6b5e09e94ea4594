import type { Permalink as Shown } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import { isOpen, type Permalink, type PermalinkStore } from './permalink-store.js';

/** Services that list permalinks. **Units**: `now` in milliseconds. */
export interface PermalinkListServices {
  readonly store: PermalinkStore;
  readonly now: () => number;
}

/** Returns a permalink without its secret, as its account sees it. */
export const permalinkShape = ({ id, name, path, body, format, table, created, expires }: Permalink): Shown => ({
  id,
  ...(name !== undefined && { name }),
  path,
  ...(body && { body }),
  format,
  ...(table !== undefined && { table }),
  created,
  ...(expires !== undefined && { expires }),
});

/** Returns the permalinks of an account that still work, oldest first. Removes the others. */
export async function listOpenPermalinks(
  { store, now }: PermalinkListServices,
  account: Account,
): Promise<readonly Permalink[]> {
  const all = await store.of(account.id);
  const closed = all.filter((link) => !isOpen(link, account, now()));
  await Promise.all(closed.map(({ id }) => store.remove(account.id, id)));
  return all.filter((link) => !closed.includes(link)).sort((a, b) => Date.parse(a.created) - Date.parse(b.created));
}
