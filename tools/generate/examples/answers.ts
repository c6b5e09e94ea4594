import { contract, type OperationId } from '@goalsquare/openapi';
import { asked, queryOf } from './asked.js';
import { shortened } from './shortened.js';
import type { StoredExample } from './with-examples.js';

/** The ids of the resources in the examples. The season is the last complete one of the default league. */
const shown = { leagueId: 1, levelId: 1, seasonId: 2025, roundNumber: 12, positionTypeId: 1 } as const;

interface Fixture {
  readonly phases: readonly {
    readonly rounds: readonly {
      readonly matches: readonly { readonly id: number; readonly squads: { readonly home: { readonly id: number } } }[];
    }[];
  }[];
}

async function answerTo(url: string, key: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

type Ids = Readonly<Record<string, number | undefined>>;

/** Returns the ids in a path. **Throws** if the sandbox has none. */
function pathOf(template: string, ids: Ids): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => {
      const id = ids[name];
      if (id === undefined) throw new Error(`the sandbox shows no ${name}`);
      return [name, id];
    }),
  );
}

const placed = (template: string, path: Ids): string =>
  template.replace(/\{(\w+)\}/gu, (_, name: string) => String(path[name]));

/**
 * Calls every operation of a running server, and returns the calls with their shortened responses. The conferences are
 * those of a season that has some.
 */
export async function answersOf(base: string, key: string): Promise<ReadonlyMap<OperationId, StoredExample>> {
  const fixture = (await answerTo(`${base}/v1/seasons/${shown.seasonId}/fixture`, key, undefined)) as Fixture;
  const first = fixture.phases[0]?.rounds[0]?.matches[0];
  const [position] = (await answerTo(
    `${base}/v1/positiontypes/${shown.positionTypeId}/positions`,
    key,
    undefined,
  )) as readonly { readonly id: number }[];
  const ids: Ids = { ...shown, matchId: first?.id, squadId: first?.squads.home.id, positionId: position?.id };
  const answers = new Map<OperationId, StoredExample>();
  for (const [template, { get, post }] of Object.entries(contract.paths)) {
    for (const operation of [get, post]) {
      if (operation === undefined) continue;
      const beside = asked[operation.operationId] ?? {};
      const path = pathOf(
        template,
        operation.operationId === 'getLevelConferences' ? { ...ids, leagueId: 3, seasonId: 2024 } : ids,
      );
      const url = `${base}${placed(template, path)}${queryOf(beside)}`;
      answers.set(operation.operationId, {
        call: { path, ...beside },
        answer: shortened(await answerTo(url, key, beside.body)),
      });
    }
  }
  return answers;
}
