import type { GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>>;

const isElement = (node: ReactNode): node is ReactElement<Props> => isValidElement<Props>(node);

/** Returns a link to the style sheet if the node contains its text. Returns any other node unchanged. */
const withStyleSheet = (node: ReactNode): ReactNode =>
  isElement(node) && node.props['data-identity'] === 'gatsby-global-css' ? (
    <link key="styles" rel="stylesheet" href={String(node.props['data-href'])} />
  ) : (
    node
  );

/**
 * Empties the map of chunks, so that Gatsby prefetches the data of pages but not their code. Defers scripts, because
 * React moves `async` scripts to the head, where they would run before the page exists.
 */
function withScripts(node: ReactNode): ReactNode {
  if (!isElement(node) || node.type !== 'script') return node;
  if (node.key === 'chunk-mapping')
    return <script key="chunk-mapping" dangerouslySetInnerHTML={{ __html: 'window.___chunkMapping={}' }} />;
  return node.props.async === true ? cloneElement(node, { async: undefined, defer: true }) : node;
}

/**
 * Removes from each page what all pages have in common: the style sheet (80 KB), which browsers can cache, and the map
 * of all chunks (29 KB).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().map(withStyleSheet));
  replacePostBodyComponents(getPostBodyComponents().map(withScripts));
};
