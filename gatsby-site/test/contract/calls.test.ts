import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';
import { parseM } from '../../../clients/excel/test/support/m/parse.js';
import { callsOf, givenOf } from '../../src/contract/calls.js';
import { languages, type Language } from '../../src/contract/languages.js';
import { operations } from '../../src/contract/operations.js';

const codeOf = (id: string, wanted: Language): string =>
  callsOf(id).find(({ language }) => language === wanted)?.code ?? '';
const ids = operations.map(({ operationId }) => operationId);

/** TypeScript's errors in modules that import the client. */
function faultsOf(modules: ReadonlyMap<string, string>): readonly string[] {
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    customConditions: ['source'],
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const given = { ...host };
  const textOf = new Map([...modules].map(([name, text]) => [path.join(import.meta.dirname, `${name}.ts`), text]));
  host.fileExists = (file) => textOf.has(file) || given.fileExists(file);
  host.readFile = (file) => textOf.get(file) ?? given.readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = textOf.get(file);
    return text === undefined ? given.getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...textOf.keys()], options, host))
    .map(
      ({ file, messageText }) =>
        `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

/** The methods that are named otherwise than their operation. */
const methods: Readonly<Record<string, string>> = {
  getMatchEvents: 'matchEvents',
  getChangesEvents: 'changeEvents',
  getLeagueEvents: 'leagueEvents',
  getMatchForecastEvents: 'forecastChanges',
  postPlayerStatisticsEvents: 'statChanges',
  postSquadStatisticsEvents: 'statChanges',
  getTransactionTimeline: 'transactionTimeline',
  getDatasetSeasonFile: 'openDatasetFile',
  getDatasetMatchFile: 'openDatasetFile',
};

describe('the call of an operation', () => {
  it('is written in every language, for every operation', () => {
    for (const id of ids)
      expect(
        callsOf(id).map(({ language }) => language),
        id,
      ).to.deep.equal(languages.map(({ id: language }) => language));
    expect(() => callsOf('getNothing')).to.throw('there is no call of getNothing');
  });

  it('gives every id of its path', () => {
    for (const { operationId, path: template } of operations) {
      for (const [, name = ''] of template.matchAll(/\{(\w+)\}/gu))
        expect(givenOf(operationId), operationId).to.have.property(name);
    }
  });

  it('names the path in curl, and the method in TypeScript', () => {
    for (const { operationId, path: template } of operations) {
      const filled = template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(givenOf(operationId)[name]));
      expect(codeOf(operationId, 'typescript')).to.contain(`api.${methods[operationId] ?? operationId}(`);
      expect(codeOf(operationId, 'curl')).to.contain(filled);
    }
  });

  it('names the server, so that a page can put its own origin there', () => {
    for (const id of ids) {
      for (const language of ['curl', 'python', 'r', 'typescript'] as const) {
        const code = codeOf(id, language);
        if (!code.startsWith('# The ')) expect(code, `${id} in ${language}`).to.contain('http://localhost:8080');
      }
    }
  });

  it('prints what it returns in Python and TypeScript, if it returns data', () => {
    const silent = (language: Language): readonly string[] =>
      ids.filter((id) => !/print\(|console\.log\(|^# The /u.test(codeOf(id, language)));
    expect(silent('python')).to.deep.equal([]);
    expect(silent('typescript').filter((id) => !/^(?:delete|getDataset)/u.test(id))).to.deep.equal([]);
  });

  it('is sound shell', () => {
    const check = 'for code; do printf %s "$code" | sh -n || exit 1; done';
    const checkAll = (...codes: readonly string[]) =>
      spawnSync('sh', ['-c', check, 'sh', ...codes], { encoding: 'utf8' });
    const { status, stderr } = checkAll(...ids.map((id) => codeOf(id, 'curl')));
    expect(status, stderr).to.equal(0);
    expect(checkAll(':', "'", ':').status).to.equal(1);
  });

  it('is sound Power Query, for every operation of the contract', async () => {
    for (const { operationId, isExtension } of operations) if (!isExtension) await parseM(codeOf(operationId, 'excel'));
  });

  it('is sound TypeScript, with the types of the contract', function compile() {
    this.timeout(120_000);
    const wrong = codeOf('getLeague', 'typescript').replace('leagueId: 1', `leagueId: 'one'`);
    const faults = faultsOf(new Map([...ids.map((id) => [id, codeOf(id, 'typescript')] as const), ['wrong', wrong]]));
    expect(faults.map((fault) => fault.split(':', 1)[0])).to.deep.equal(['wrong.ts']);
  });
});
