import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/layout.css';
import './src/styles/prose.css';
import './src/styles/print.css';

export { onClientEntry } from './gatsby/on-client-entry';
export { onRouteUpdate } from './gatsby/on-route-update';
export { replaceHydrateFunction } from './gatsby/replace-hydrate-function';
export { wrapPageElement } from './gatsby/wrap-page-element';
export { wrapRootElement } from './gatsby/wrap-root-element';
