import { expect } from 'chai';
import { csvTablesOf } from '../../src/contract/csv-tables.js';
import { describedOperation, operations, operationsByTag } from '../../src/contract/operations.js';
import { operationPage } from '../../src/contract/operation-page.js';

const pages = operations.map(operationPage);
const pageOf = (id: string): ReturnType<typeof operationPage> => {
  const found = pages.find(({ operation }) => operation.operationId === id);
  if (found === undefined) throw new Error(`no page of ${id}`);
  return found;
};

describe('the page of an operation', () => {
  it('is there for every operation, each under one tag', () => {
    expect(operationsByTag.flatMap((tag) => tag.operations.map(({ operationId }) => operationId)).sort()).to.deep.equal(
      operations.map(({ operationId }) => operationId).sort(),
    );
    expect(operations.filter(({ isExtension }) => !isExtension)).to.have.length(53);
  });

  for (const {
    operation: { operationId, isExtension },
    parameters,
    success,
    statuses,
    tables,
    answer,
    body,
  } of pages) {
    it(`lists every parameter and every status of ${operationId}`, () => {
      const described = describedOperation(operationId);
      expect(parameters).to.have.length(described.parameters?.length ?? 0);
      expect(
        parameters.filter(({ name, type, description }) => name === '' || type === 'any' || description === ''),
      ).to.deep.equal([]);
      expect(
        parameters.filter(({ place, isRequired, example }) => place === 'path' && (!isRequired || example === '')),
      ).to.deep.equal([]);
      expect([success.status, ...statuses.map(({ status }) => status)]).to.have.members(
        Object.keys(described.responses),
      );
      expect(statuses.filter(({ status, problems }) => Number(status) >= 400 && problems.length === 0)).to.deep.equal(
        [],
      );
      expect(body === null).to.equal(described.requestBody === undefined);
      expect(success.shape === null).to.equal(success.status === '204');
      expect(
        success.shape?.members.filter(({ type, description }) => type === 'any' || description === '') ?? [],
      ).to.deep.equal([]);
      if (!isExtension) {
        expect(JSON.parse(answer)).to.not.be.empty;
        expect(tables.filter(({ isDefault }) => isDefault)).to.have.length(1);
      }
    });
  }

  it('gives members their units, as the tables have them', () => {
    const {
      success: { shape },
    } = pageOf('getMatchShots');
    const units = Object.fromEntries(
      (shape?.members ?? []).filter(({ unit }) => unit !== '').map(({ path, unit }) => [path, unit]),
    );
    expect(units).to.include({ 'shots.periodSecs': 'seconds', 'shots.details.location.x': 'metres' });
    for (const {
      operation: { operationId },
      success,
    } of pages) {
      const inTables = csvTablesOf(operationId).some(({ columns }) => columns.some(({ unit }) => unit !== ''));
      const inShape = (success.shape?.members ?? []).some(({ unit }) => unit !== '');
      expect(inShape, operationId).to.equal(inTables);
    }
  });

  it('shows what can be null, which values are allowed, and what is always there', () => {
    const members = pageOf('getMatchShots').success.shape?.members ?? [];
    expect(members.find(({ path }) => path === 'shots.result.pointsExpected')).to.include({
      isNullable: true,
      type: 'number',
      depth: 2,
    });
    expect(members.find(({ path }) => path === 'matchId')).to.include({ isRequired: true, type: 'integer' });
    const zone = pageOf('getPlayerStatistics').parameters.find(({ name }) => name === 'zone');
    expect(zone?.allowed).to.contain('D50, DM, MID, CB, AM, F50').and.to.contain('under the same name');
  });

  it('marks extensions of the contract', () => {
    expect(
      pages.filter(({ operation }) => operation.isExtension).map(({ operation }) => operation.operationId),
    ).to.include.members(['getMatchEvents', 'postReplay', 'postPermalink']);
    expect(pageOf('getLeagues').parameters.map(({ name, isExtension }) => [name, isExtension])).to.deep.equal([
      ['format', true],
      ['table', true],
    ]);
  });
});
