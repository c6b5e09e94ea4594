import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { givenOf } from '../src/contract/calls';

/** Matches a command that does more than a GET of JSON or CSV, by its curl options or shell syntax. */
const more = /\s(?:-d|--data\S*|-X|-o|-N|-sN|--get)\b|Accept:|[|>]|format=(?:arrow|parquet)/u;

const url = /(?:http:\/\/localhost:8080|\$URL)(?<path>\/v1\/[^\s'"]*)/u;

/**
 * Returns the path and query of each plain GET request in some commands. `$MATCH` becomes the match of the examples.
 */
export function triedPaths(commands: string): readonly string[] {
  const { matchId } = givenOf('getMatch');
  return commands
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((command) => command.startsWith('curl ') && !more.test(command))
    .flatMap((command) => url.exec(command)?.groups?.path ?? [])
    .map((path) => path.replaceAll('$MATCH', String(matchId)))
    .filter((path) => !path.includes('$'));
}

const tryIt = (path: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'TryIt',
  attributes: [{ type: 'mdxJsxAttribute', name: 'path', value: path }],
  children: [],
});

const codeOf = (node: Code | MdxJsxFlowElement): Code | undefined => {
  if (node.type === 'code') return node;
  const [panel] = node.children;
  const [code] = panel?.type === 'mdxJsxFlowElement' ? panel.children : [];
  return node.name === 'CodeTabs' && code?.type === 'code' ? code : undefined;
};

/** A plugin that adds a button below each GET command of a page, which runs the call. */
export function remarkTry() {
  return (tree: Root): void => {
    visit(tree, ['code', 'mdxJsxFlowElement'], (node, at, parent) => {
      const code = codeOf(node as Code | MdxJsxFlowElement);
      if (code === undefined || parent === undefined || at === undefined) return undefined;
      if (!['bash', 'sh'].includes(code.lang ?? '')) return SKIP;
      const added = triedPaths(code.value).map(tryIt);
      (parent.children as unknown[]).splice(at + 1, 0, ...added);
      return [SKIP, at + 1 + added.length];
    });
  };
}
