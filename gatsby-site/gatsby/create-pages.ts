import path from 'node:path';
import type { Actions, GatsbyNode } from 'gatsby';
import { openHighlight } from './highlight';
import { callsOf, givenOf } from '../src/contract/calls';
import { operationPage } from '../src/contract/operation-page';
import { operations, operationsByTag } from '../src/contract/operations';
import { redirects } from '../src/content/redirects';
import type { Section } from '../src/content/route-of-file';
import { tagsOf } from '../src/content/tags';
import { listedMetrics } from '../src/metrics/listed';

interface WrittenPage {
  readonly id: string;
  readonly frontmatter: { readonly tags: readonly string[] | null };
  readonly fields: { readonly route: string; readonly section: Section };
  readonly internal: { readonly contentFilePath: string };
}

const written = `
  query WrittenPages {
    allMdx(sort: { fields: { route: ASC } }) {
      nodes { id frontmatter { tags } fields { route section } internal { contentFilePath } }
    }
  }
`;

const templates: Readonly<Record<Section, string>> = { docs: 'article', guides: 'article', blog: 'post', 'release-notes': 'release' };

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/** The reference: the page of all operations, and one of each. */
async function createReference(createPage: Actions['createPage']): Promise<void> {
  const highlight = await openHighlight();
  createPage({ path: '/api/', component: template('reference'), context: { tags: operationsByTag, examples: Object.fromEntries(operations.map(({ operationId }) => [operationId, givenOf(operationId)])) } });
  for (const operation of operations) {
    const page = operationPage(operation);
    const beside = operations.filter(({ tag }) => tag === operation.tag).map(({ operationId, summary }) => ({ operationId, summary }));
    const calls = callsOf(operation.operationId).map(({ language, grammar, code }) => ({ language, html: highlight(code, grammar) }));
    createPage({ path: `/api/${operation.operationId}/`, component: template('operation'), context: { page, calls, answer: highlight(page.answer, 'json'), beside } });
  }
}

/** Makes a page of each written file, of each tag, of each operation of the contract, and of each old address. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<{ readonly allMdx: { readonly nodes: readonly WrittenPage[] } }>(written);
  if (data === undefined) { reporter.panicOnBuild('the written pages cannot be read', errors as Error); return; }
  for (const { id, fields: { route, section }, internal } of data.allMdx.nodes) {
    actions.createPage({ path: route, component: `${template(templates[section])}?__contentFilePath=${internal.contentFilePath}`, context: { id, route } });
  }
  for (const tag of tagsOf(data.allMdx.nodes.map(({ frontmatter }) => frontmatter.tags ?? []))) {
    actions.createPage({ path: `/blog/tags/${tag}/`, component: template('tag'), context: { tag } });
  }
  await createReference(actions.createPage);
  actions.createPage({ path: '/metrics/', component: template('metrics'), context: { metrics: listedMetrics() } });
  for (const { from, to } of redirects(data.allMdx.nodes.map(({ fields }) => fields.route))) {
    actions.createPage({ path: from, component: template('moved'), context: { to } });
  }
};
