import { expect } from 'chai';
import { arazzo } from '../../publish/arazzo.js';
import { siteUrl } from '../support/browser.js';
import { runWorkflow, type Arazzo, type Contract } from './arazzo-runner.js';

const json = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;
const { workflows } = JSON.parse(arazzo({ origin: '' })) as Arazzo;

describe('the common cases of clients', () => {
  it('are published beside the contract that they name', async () => {
    const published = await json<Arazzo>(`${siteUrl()}/arazzo.json`);
    expect(published.workflows).to.deep.equal(workflows);
    const { href, pathname } = new URL(published.sourceDescriptions[0]?.url ?? '', `${siteUrl()}/arazzo.json`);
    expect([pathname, (await fetch(href.replace(new URL(href).origin, siteUrl()))).status]).to.deep.equal([
      '/openapi.json',
      200,
    ]);
  });

  for (const workflow of workflows)
    it(`run on the server: ${workflow.workflowId}`, async () => {
      await runWorkflow(siteUrl(), workflow, await json<Contract>(`${siteUrl()}/openapi.json`));
    });

  it('would fail if a step did not return what the next one needs', async () => {
    const [workflow] = workflows;
    if (workflow === undefined) throw new Error('there is no workflow');
    const steps = workflow.steps.map((step) => ({ ...step, outputs: { matchId: '$response.body#/nothing' } }));
    const run = runWorkflow(siteUrl(), { ...workflow, steps }, await json<Contract>(`${siteUrl()}/openapi.json`));
    const error = await run.then(
      () => undefined,
      (reason: unknown) => String(reason),
    );
    expect(error).to.equal('Error: $response.body#/nothing has no value');
  });
});
