export { createPages } from './create-pages';
export { createSchemaCustomization } from './create-schema-customization';
export { onCreateBabelConfig } from './on-create-babel-config';
export { onCreateNode } from './on-create-node';
export { onCreateWebpackConfig } from './on-create-webpack-config';
export { onPostBuild } from './on-post-build';
export { onPreInit } from './on-pre-init';
