import { routes, type Route } from './coverage.js';
import { MAX_HEADERS } from '../../src/http/steps/size-limits.js';
import type { Sending, Walker } from './walker.js';

const MAX_ID = 2147483647;

/** A way to bring a status about. */
type Provocation = (route: Route, walker: Walker) => Sending;

const longBody = JSON.stringify({ playerMetricRequests: [{ id: 'x'.repeat(2 ** 20) }] });

const manyHeaders = Object.fromEntries(Array.from({ length: MAX_HEADERS + 1 }, (_, n) => [`x-${n}`, '1']));

const whole = (route: Route, walker: Walker): Sending => ({
  path: walker.reached.get(route.id) ?? {},
  ...(route.method === 'post' && {
    body: {
      [route.id === 'postPlayerStatistics' ? 'playerMetricRequests' : 'squadMetricRequests']: [
        { metricCodes: ['KICK'] },
      ],
    },
  }),
});

/** A path whose last id is replaced by an unknown one. */
function withoutMatch(route: Route, walker: Walker): Sending {
  const path = { ...walker.reached.get(route.id) };
  const last = [...route.template.matchAll(/\{(\w+)\}/gu)].at(-1)?.[1] ?? '';
  return { ...whole(route, walker), path: { ...path, [last]: last === 'roundNumber' ? 99 : MAX_ID } };
}

const provocations: Readonly<Record<number, Provocation>> = {
  400: (route, walker) => ({ ...whole(route, walker), query: 'nonsense=1' }),
  401: (route, walker) => ({ ...whole(route, walker), headers: { Authorization: 'Bearer nobody' } }),
  404: (route, walker) => (route.id === 'getMetricGlossary' ? { query: 'metric=KICKS' } : withoutMatch(route, walker)),
  405: (route, walker) => ({ ...whole(route, walker), method: 'PUT' }),
  413: (route, walker) => ({ ...whole(route, walker), body: longBody }),
  414: (route, walker) => ({ ...whole(route, walker), query: `metric=${'KICK,'.repeat(2000)}KICK` }),
  431: (route, walker) => ({ ...whole(route, walker), headers: manyHeaders }),
};

async function notModified(route: Route, walker: Walker): Promise<void> {
  const first = await walker.send(route.id, whole(route, walker));
  const tag = first.headers.etag;
  if (tag === undefined) {
    walker.faults.push(`${route.id} has no ETag`);
    return;
  }
  const { status } = await walker.send(route.id, { ...whole(route, walker), headers: { 'If-None-Match': tag } });
  if (status !== 304) walker.faults.push(`${route.id} answers ${status} to its own ETag`);
}

/** Causes the responses of a server without any league. */
export async function walkNothing(walker: Walker): Promise<void> {
  const { status } = await walker.send('getSeasons');
  if (status !== 404) walker.faults.push(`getSeasons of no league answers ${status}, not 404`);
}

/**
 * Asks every operation that can refuse for want of a licence, or those chosen, for what another account has reached.
 */
export async function walkUnlicensed(
  walker: Walker,
  reached: Walker,
  chosen: (route: Route) => boolean = () => true,
): Promise<void> {
  for (const route of routes.filter((one) => one.statuses.includes('403') && chosen(one))) {
    const { status, body } = await walker.send(route.id, whole(route, reached));
    const { detail = '' } = (body ?? {}) as { readonly detail?: string };
    if (status !== 403 || !detail.startsWith('Account insufficiently licensed for ')) {
      walker.faults.push(
        `${route.id} answers ${status}, not 403 for the licence, to ${JSON.stringify(reached.reached.get(route.id))}: ${detail}`,
      );
    }
  }
}

/** Brings about every status of the contract that a caller can, for every operation that was reached. */
export async function walkRefusals(walker: Walker): Promise<void> {
  for (const route of routes) {
    if (route.statuses.includes('304')) await notModified(route, walker);
    for (const [status, provoke] of Object.entries(provocations)) {
      if (!route.statuses.includes(status) || (status === '404' && route.id === 'getSeasons')) continue;
      const sending = provoke(route, walker);
      const { status: seen } = await walker.send(route.id, sending);
      if (String(seen) !== status)
        walker.faults.push(`${route.id} answers ${seen}, not ${status}, to ${JSON.stringify(sending).slice(0, 200)}`);
    }
  }
}

/** Asks every operation until a server of tight limits refuses. */
export async function walkLimits(walker: Walker, reached: Walker): Promise<void> {
  for (const route of routes) {
    const sending = whole(route, reached);
    let left = 50;
    while (left > 0 && (await walker.send(route.id, sending)).status !== 429) left -= 1;
    if (left === 0) walker.faults.push(`${route.id} is never refused with 429`);
  }
}
