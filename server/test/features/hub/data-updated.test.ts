import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { dataUpdated } from '../../../src/features/hub/data-updated.js';

describe('when the data of a server last changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-updated-'));
  const [logs, live] = [path.join(folder, 'logs'), path.join(folder, 'live')];
  const written = [live, path.join(folder, 'none')];
  const change = (file: string, instant: string): void => {
    utimesSync(file, new Date(instant), new Date(instant));
  };
  before(() => {
    mkdirSync(logs);
    mkdirSync(live);
    writeFileSync(path.join(live, 'matches.lmdb'), '');
    writeFileSync(path.join(live, 'matches.lmdb-lock'), '');
    change(path.join(live, 'matches.lmdb-lock'), '2026-05-01T00:00:00Z');
    change(path.join(live, 'matches.lmdb'), '2026-03-01T00:00:00Z');
    change(live, '2026-05-01T00:00:00Z');
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('is when matches were imported, or fed since, and not when a server started', () => {
    change(logs, '2026-04-01T00:00:00Z');
    expect(dataUpdated({ logs, written })()).to.equal('2026-04-01T00:00:00.000Z');
    change(path.join(live, 'matches.lmdb'), '2026-04-02T00:00:00Z');
    expect(dataUpdated({ logs, written })()).to.equal('2026-04-02T00:00:00.000Z');
  });

  it('is read once a second, however many requests come', () => {
    let now = 0;
    const updated = dataUpdated({ logs, written }, () => now);
    change(logs, '2026-04-03T00:00:00Z');
    expect(updated()).to.equal('2026-04-03T00:00:00.000Z');
    change(logs, '2026-04-04T00:00:00Z');
    now = 999;
    expect(updated()).to.equal('2026-04-03T00:00:00.000Z');
    now = 1000;
    expect(updated()).to.equal('2026-04-04T00:00:00.000Z');
  });

  it('is unknown without data, and without folders', () => {
    expect(dataUpdated({ logs: path.join(folder, 'none'), written: [] })()).to.equal(undefined);
    expect(dataUpdated(undefined)()).to.equal(undefined);
  });
});
