import { tables, type Column, type ColumnType, type OperationId } from '@goalsquare/openapi';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import type { Response } from 'supertest';
import { appForSuite } from '../../support/app.js';
import { placesOf, type Place } from '../../fuzz/places.js';
import { routes, type Route } from '../../walk/coverage.js';
import { smallWorld } from '../../support/small-world.js';
import { flattened, type CellValue } from './flattened.js';

/** Calls of one operation, spread over the places of the world. */
const CALLS = 4;

describe('an answer in CSV', () => {
  const app = appForSuite(smallWorld);

  const bodies: Readonly<Partial<Record<OperationId, unknown>>> = {
    postPlayerStatistics: {
      playerMetricRequests: [
        {
          id: 'forward, "50"',
          metricCodes: ['KICK', 'GOAL', 'KICK_EFFICIENCY', 'METRES_GAINED'],
          team: 'away',
          zones: ['F50', 'AM'],
          periods: [1, 4],
        },
        { metricCodes: ['TIME_ON_GROUND'], lastXSeconds: 300 },
        { metricCodes: ['DISPOSAL_EFFICIENCY'], fromPeriodSeconds: 10, toPeriodSeconds: 900 },
      ],
    },
    postSquadStatistics: {
      squadMetricRequests: [
        { metricCodes: ['KICK', 'INSIDE_50', 'TIME_IN_POSSESSION', 'METRES_GAINED'], context: 'Diff', periods: [2] },
        { id: 'all' },
      ],
    },
  };

  const ask = (path: string, body: unknown): PromiseLike<Response> =>
    body === undefined ? app.get(path) : app.post(path, body);

  const filled = ({ template }: Route, place: Place): string =>
    template.replace(/\{(\w+)\}/gu, (_, name: string) => place[name] ?? '0');

  /** Some of a list, from all over it. */
  const spread = <T>(list: readonly T[], most: number): readonly T[] =>
    list.filter((_, at) => list.length <= most || at % Math.ceil(list.length / most) === 0);

  const shown = (value: CellValue): string =>
    typeof value === 'object' && value !== null ? value.join(';') : String(value ?? '');

  const kinds: Readonly<Record<ColumnType, (value: CellValue) => boolean>> = {
    integer: Number.isSafeInteger,
    number: Number.isFinite,
    string: (value) => typeof value === 'string',
    boolean: (value) => typeof value === 'boolean',
    date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/u.test(value),
    'date-time': (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u.test(value),
    list: Array.isArray,
  };

  /** Whether a value is what its column says: of its type, and there unless it may be absent. */
  const isOf = (column: Column | undefined, value: CellValue): boolean =>
    column !== undefined &&
    (value === undefined || value === null ? column.nullable === true : kinds[column.type](value));

  /** A sample call of an operation, and its response in JSON. */
  async function callsOf(
    route: Route,
    places: readonly Place[],
  ): Promise<readonly { readonly path: string; readonly json: Response }[]> {
    const calls = [];
    for (const path of spread([...new Set(places.map((place) => filled(route, place)))], CALLS))
      calls.push({ path, json: await ask(path, bodies[route.id]) });
    return calls;
  }

  let places: readonly Place[] = [];

  before(async () => {
    places = await placesOf(async (path) => (await app.get(path)).body as unknown);
  });

  for (const route of routes) {
    const { default: first, tables: own } = tables().operations[route.id];

    it(`of ${route.id} is its answer in JSON as the rows of ${Object.keys(own).join(', ')}`, async () => {
      const calls = await callsOf(route, places);
      expect(calls.some(({ json }) => json.status === 200)).to.equal(true);
      for (const [name, table] of Object.entries(own)) {
        for (const { path, json } of calls) {
          const csv = await ask(`${path}?format=csv${name === first ? '' : `&table=${name}`}`, bodies[route.id]);
          expect(csv.status).to.equal(json.status);
          if (json.status !== 200) {
            expect((csv.body as { type: string }).type).to.equal((json.body as { type: string }).type);
            continue;
          }
          expect(csv.headers['content-type']).to.equal('text/csv; charset=utf-8; header=present');
          const [header, ...rows] = parse(csv.text, { recordDelimiter: '\r\n' }) as readonly (readonly string[])[];
          expect(header).to.deep.equal(table.columns.map((column) => column.name));
          const expected = flattened(table, json.body);
          expect(rows).to.deep.equal(expected.map((row) => row.map(shown)));
          const odd = expected.flatMap((row) =>
            row.filter((value, at) => !isOf(table.columns[at], value)).map((value) => `${path}: ${shown(value)}`),
          );
          expect(odd).to.deep.equal([]);
        }
      }
    });
  }
});
