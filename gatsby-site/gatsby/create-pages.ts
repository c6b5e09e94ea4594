import path from 'node:path';
import { metricCodes } from '@goalsquare/engine';
import type { Actions, GatsbyNode } from 'gatsby';
import world from '../facts/seasons/world.json';
import { openHighlight } from './highlight';
import { callsOf, givenOf } from '../src/contract/calls';
import { operationPage } from '../src/contract/operation-page';
import { operations, operationsByTag } from '../src/contract/operations';
import { namedParameters } from '../src/contract/parameters';
import { redirects } from '../src/content/redirects';
import type { Section } from '../src/content/route-of-file';
import { tagsOf } from '../src/content/tags';
import { firstCalls } from '../src/features/landing/first-calls';
import type { HeroProps } from '../src/features/landing/hero';
import { metricExamples } from '../src/features/reference/metrics/example';
import { listedMetrics } from '../src/features/reference/metrics/listed';
import { metricAddress } from '../src/addresses/metric-address';
import { besideMetric, metricPage } from '../src/features/reference/metrics/metric-page';
import { heroOf } from '../src/pictures/facts/hero';
import { recordedPages } from '../src/features/profiles/recorded';
import { EXAMPLE_MATCH, sandboxMatch } from '../src/pictures/facts/sandbox-match';

interface WrittenPage {
  readonly id: string;
  readonly frontmatter: { readonly tags: readonly string[] | null };
  readonly fields: { readonly route: string; readonly section: Section };
  readonly internal: { readonly contentFilePath: string };
}

interface Asked {
  readonly data?: { readonly allMdx: { readonly nodes: readonly WrittenPage[] } };
  readonly errors?: Error;
}

const written = `
  query WrittenPages {
    allMdx(sort: { fields: { route: ASC } }) {
      nodes { id frontmatter { tags } fields { route section } internal { contentFilePath } }
    }
  }
`;

const templates: Readonly<Record<Section, string>> = {
  docs: 'article',
  guides: 'article',
  operators: 'article',
  blog: 'post',
  'release-notes': 'release',
};

/** Returns the facts and calls at the top of the start page. */
const hero = (): HeroProps => ({
  facts: heroOf(sandboxMatch(EXAMPLE_MATCH).view),
  calls: firstCalls(),
  metrics: metricCodes.length,
  leagues: world.leagues.length,
});

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

/**
 * Creates the reference: a page that lists the operations, one that lists the parameters, and a page for each
 * operation.
 */
async function createReference(createPage: Actions['createPage']): Promise<void> {
  const highlight = await openHighlight();
  createPage({
    path: '/api/',
    component: template('reference'),
    context: {
      tags: operationsByTag,
      examples: Object.fromEntries(operations.map(({ operationId }) => [operationId, givenOf(operationId)])),
    },
  });
  const pages = operations.map(operationPage);
  createPage({
    path: '/parameters/',
    component: template('parameters'),
    context: { parameters: namedParameters(pages) },
  });
  for (const page of pages) {
    const { operation } = page;
    const beside = operations
      .filter(({ tag }) => tag === operation.tag)
      .map(({ operationId, summary }) => ({ operationId, summary }));
    const calls = callsOf(operation.operationId).map(({ language, grammar, code }) => ({
      language,
      html: highlight(code, grammar),
    }));
    createPage({
      path: `/api/${operation.operationId}/`,
      component: template('operation'),
      context: { page, calls, answer: highlight(page.answer, 'json'), beside },
    });
  }
}

/** Creates the index of metrics and a page for each metric. */
function createMetrics(createPage: Actions['createPage']): void {
  const metrics = listedMetrics();
  const exampleOf = metricExamples();
  createPage({ path: '/metrics/', component: template('metrics'), context: { metrics } });
  for (const code of metricCodes)
    createPage({
      path: metricAddress(code),
      component: template('metric'),
      context: { page: metricPage(code, exampleOf(code)), beside: besideMetric(code, metrics) },
    });
}

/** Creates a page for each MDX file, each tag, each operation of the contract, and each former address. */
export const createPages: GatsbyNode['createPages'] = async (given) => {
  const { actions, reporter } = given;
  const { data, errors } = (await given.graphql(written)) as Asked;
  if (data === undefined) {
    reporter.panicOnBuild('the written pages cannot be read', errors);
    return;
  }
  for (const {
    id,
    fields: { route, section },
    internal,
  } of data.allMdx.nodes) {
    const [name, context] = route === '/' ? ['introduction', hero()] : [templates[section], {}];
    actions.createPage({
      path: route,
      component: `${template(name)}?__contentFilePath=${internal.contentFilePath}`,
      context: { id, route, ...context },
    });
  }
  for (const tag of tagsOf(data.allMdx.nodes.map(({ frontmatter }) => frontmatter.tags ?? []))) {
    actions.createPage({ path: `/blog/tags/${tag}/`, component: template('tag'), context: { tag } });
  }
  await createReference(actions.createPage);
  createMetrics(actions.createPage);
  for (const page of recordedPages) {
    const { what, id } = page;
    actions.createPage({ path: `/${what}/${id}/`, component: template('recorded-profile'), context: page });
  }
  for (const { from, to } of redirects(data.allMdx.nodes.map(({ fields }) => fields.route))) {
    actions.createPage({ path: from, component: template('moved'), context: { to } });
  }
};
