import { readFileSync } from 'node:fs';
import { keptSeasons, type Season } from '@goalsquare/data';
import { expect } from 'chai';
import { defaultMemoryMegabytes } from '../../../src/domain/memory/memory-of-machine.js';
import {
  declaredParts,
  divideMemory,
  megabytesOfParts,
  memoryPartNames,
  memoryParts,
} from '../../../src/domain/memory/memory-parts.js';

const MEGABYTE = 1_048_576;
const GIGABYTE = 1024 * MEGABYTE;
const limits = () => memoryPartNames.map((name) => memoryParts[name].limit);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('the memory budget', () => {
  const before = limits();
  afterEach(() => {
    memoryPartNames.forEach((name, at) => {
      memoryParts[name].resize(before[at] ?? 0);
    });
  });

  it('is shared out to the last part', () => {
    expect(sumOf(Object.values(declaredParts).map(({ share }) => share))).to.be.closeTo(1, 1e-9);
  });

  it('is described by the guide for operators', () => {
    const guide = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const rows = [...guide.matchAll(/^\| `([a-z]+)` +\| ([0-9]+)% +\|/gm)].map(([, name, share]) => [
      name,
      Number(share),
    ]);
    const declared = memoryPartNames.map((name) => [name, Math.round(declaredParts[name].share * 100)]);
    expect(rows).to.deep.equal(declared);
  });

  for (const budget of [128, 256, 512, 1024, 4096])
    it(`leaves ${budget} MB enough for the process itself`, () => {
      divideMemory({ budget, heapLimit: 4096 });
      const parts = sumOf(limits()) / MEGABYTE;
      expect(parts).to.be.within(budget * 0.12 - 1, Math.max(budget * 0.8 - 140, budget * 0.12));
    });

  it('gives parts no more than the heap of V8 can hold', () => {
    divideMemory({ budget: 65_536, heapLimit: 2048 });
    const heap = memoryPartNames.map((name) => {
      const { heap: most, share } = declaredParts[name];
      return memoryParts[name].limit * (most / share);
    });
    expect(sumOf(heap) / MEGABYTE).to.be.at.most(2048 * 0.6);
    expect(megabytesOfParts(65_536, 2048)).to.be.below(megabytesOfParts(65_536, 4096));
  });

  it('keeps the matches of 30 seasons with 512 MB, since a season too many would evict them all in turn', () => {
    divideMemory({ budget: 512, heapLimit: 4096 });
    const player = { id: 1, fullName: '', number: 1, position: '', dateOfBirth: '', heightCm: 1 };
    const squads = Array.from({ length: 18 }, () => ({ players: Array.from({ length: 44 }, () => player) }));
    const season = { matches: Array.from({ length: 216 }), record: { squads } } as unknown as Season;
    const kept = keptSeasons(memoryParts.seasons);
    const names = Array.from({ length: 30 }, (_, n) => `season ${n}`);
    for (const name of names) kept.set(name, season);
    expect(names.filter((name) => kept.get(name) === undefined)).to.deep.equal([]);
    for (const name of names) kept.delete(name);
  });

  const machines: readonly (readonly [
    name: string,
    machine: Parameters<typeof defaultMemoryMegabytes>[0],
    megabytes: number,
    processes?: number,
  ])[] = [
    ['the limit of the container', { total: 24 * GIGABYTE, limit: 512 * MEGABYTE }, 512],
    ['a quarter of a small machine', { total: 2 * GIGABYTE, limit: undefined }, 512],
    ['1 GB of a large machine', { total: 24 * GIGABYTE, limit: 0 }, 1024],
    [
      '1 GB if the limit is more than the machine has',
      { total: 24 * GIGABYTE, limit: 9_223_372_036_854_771_712 },
      1024,
    ],
    ['256 MB for each of many processes', { total: 24 * GIGABYTE, limit: undefined }, 2048, 8],
  ];
  for (const [name, machine, megabytes, processes = 1] of machines)
    it(`is by default ${name}`, () => {
      expect(defaultMemoryMegabytes(machine, processes)).to.equal(megabytes);
    });
});
