import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import contract from '@goalsquare/openapi/openapi.json' with { type: 'json' };
import { expect } from 'chai';
import fc from 'fast-check';
import {
  bodyOf,
  callKinds,
  callOf,
  parametersOf,
  pathOf,
  type CallKind,
} from '../../../src/features/playground/calls.js';
import type { Question } from '../../../src/features/playground/question.js';
import { questions } from './question.js';

const BASE = 'http://localhost:8080';
const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const clientFile = (file: string): string => readFileSync(`${repository}clients/${file}`, 'utf8');

const question: Question = {
  match: 110510101,
  level: 'squads',
  metric: ['KICK', 'MARK'],
  period: [1, 4],
  zone: ['F50'],
  team: 'home',
  context: 'Diff',
  fromPeriodSeconds: 60,
  toPeriodSeconds: 600,
  picture: 'heat',
};

/** The arguments that a shell passes to curl. */
const argumentsOf = (call: string): readonly string[] =>
  execFileSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; }\n${call}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

const parameterNames = (level: Question['level']): readonly string[] => {
  const parameters = contract.paths[`/v1/matches/{matchId}/statistics/${level}`].get.parameters as readonly {
    readonly $ref?: string;
    readonly name?: string;
  }[];
  const named = contract.components.parameters as unknown as Readonly<Record<string, { readonly name: string }>>;
  return parameters.map(({ $ref, name }) => name ?? named[$ref?.split('/').at(-1) ?? '']?.name ?? '');
};

describe('the calls of a question', () => {
  it('send no parameter the contract has not', () => {
    fc.assert(
      fc.property(questions, (one) => {
        expect(parameterNames(one.level)).to.include.members(parametersOf(one).map(([name]) => name));
      }),
    );
  });

  it('ask the same by GET and POST: what is in the query is in the body', () => {
    fc.assert(
      fc.property(questions, (one) => {
        const query = new URL(BASE + pathOf(one)).searchParams;
        const [[item = {}] = []] = Object.values(bodyOf(one)) as readonly (readonly Readonly<
          Record<string, unknown>
        >[])[];
        const names: Readonly<Record<string, string>> = { metricCodes: 'metric', periods: 'period', zones: 'zone' };
        const inBody = Object.entries(item).map(
          ([name, value]) => [names[name] ?? name, [value].flat().map(String)] as const,
        );
        expect(Object.fromEntries(inBody)).to.deep.equal(
          Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)])),
        );
      }),
    );
  });

  it('reach curl as they are meant, whatever a shell does to quotes', () => {
    const base = "http://o'hara.example/$HOME/`x`";
    expect(argumentsOf(callOf('curl', base, 'sandbox-transactional', question))).to.deep.equal([
      '-H',
      'Authorization: Bearer sandbox-transactional',
      base + pathOf(question),
    ]);
    const posted = argumentsOf(callOf('post', base, 'sandbox-transactional', question));
    expect(JSON.parse(posted[posted.indexOf('-d') + 1] ?? '')).to.deep.equal(bodyOf(question));
    expect(posted.at(-1)).to.equal(`${base}/v1/matches/110510101/statistics/squads`);
  });

  const written: Readonly<Partial<Record<CallKind, readonly string[]>>> = {
    javascript: [
      'api.squadStats(',
      '110510101',
      `metric: ['KICK', 'MARK']`,
      'period: [1, 4]',
      `zone: ['F50']`,
      `team: 'home'`,
      `context: 'Diff'`,
      'fromPeriodSeconds: 60',
      'toPeriodSeconds: 600',
    ],
    python: [
      'api.squad_stats(',
      '110510101',
      'metric=["KICK", "MARK"]',
      'period=[1, 4]',
      'zone=["F50"]',
      'team="home"',
      'context="Diff"',
      'from_period_seconds=60',
      'to_period_seconds=600',
    ],
    r: [
      'gs_squad_stats(',
      'metric = c("KICK", "MARK")',
      'period = c(1, 4)',
      'zone = c("F50")',
      'team = "home"',
      'context = "Diff"',
      'from_period_seconds = 60',
      'to_period_seconds = 600',
    ],
    excel: [
      'GoalsquareSquadStatistics(',
      '{"KICK", "MARK"}',
      '[period = {1, 4}, zone = {"F50"}, team = "home", context = "Diff", fromPeriodSeconds = 60, toPeriodSeconds = 600]',
    ],
  };
  for (const [kind, parts] of Object.entries(written)) {
    it(`are written in ${callKinds[kind as CallKind]} with every member`, () => {
      for (const part of parts)
        expect(callOf(kind as CallKind, BASE, 'sandbox-transactional', question)).to.include(part);
    });
  }

  it('name functions and arguments the packages have', () => {
    const python = clientFile('python/src/goalsquare/statistics.py');
    const r = clientFile('r/R/statistics.R');
    for (const name of [
      'def player_stats(',
      'def squad_stats(',
      'period:',
      'zone:',
      'metric:',
      'team:',
      'last_x_seconds:',
      'context:',
      'from_period_seconds:',
      'to_period_seconds:',
    ])
      expect(python).to.include(name);
    for (const name of [
      'gs_player_stats <-',
      'gs_squad_stats <-',
      'metric = NULL',
      'period = NULL',
      'zone = NULL',
      'team = NULL',
      'context = NULL',
      'from_period_seconds = NULL',
      'to_period_seconds = NULL',
      'last_x_seconds = NULL',
    ])
      expect(r).to.match(
        new RegExp(name.replace(/[()]/gu, String.raw`\$&`).replace(' = NULL', String.raw` =\s+NULL`), 'u'),
      );
    expect(clientFile('excel/GoalsquarePlayerStatistics.pq')).to.include(
      'matchId as number, optional metrics as nullable list, optional filters as nullable record',
    );
  });
});
