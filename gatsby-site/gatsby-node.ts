export { createPages } from './gatsby/create-pages';
export { createSchemaCustomization } from './gatsby/create-schema-customization';
export { onCreateBabelConfig } from './gatsby/on-create-babel-config';
export { onCreateNode } from './gatsby/on-create-node';
export { onCreateWebpackConfig } from './gatsby/on-create-webpack-config';
export { onPostBuild } from './gatsby/on-post-build';
