import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { RuleSetRule } from 'webpack';

const engine = path.join(realpathSync('../engine'), 'dist');

/**
 * Leaves the engine as it is compiled: every browser we serve knows its syntax, and the transformations of the site do
 * not.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions }) => {
  const config = (getConfig as () => { module: { rules: RuleSetRule[] } })();
  config.module.rules = config.module.rules.map((rule) => {
    if (!(rule.test instanceof RegExp) || !rule.test.test('x.js')) return rule;
    return { ...rule, exclude: [engine, ...(rule.exclude === undefined ? [] : [rule.exclude])].flat() };
  });
  actions.replaceWebpackConfig(config);
};
