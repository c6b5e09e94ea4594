import path from 'node:path';
import rehypeShiki from '@shikijs/rehype';
import type { Express } from 'express';
import type { GatsbyConfig } from 'gatsby';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import { highlighting } from './highlighting';
import { remarkPlugins } from './remark-plugins';
import { sendToApi } from './send-to-api';
import { site } from '../src/site';

const headingLinks = {
  behavior: 'append',
  properties: { className: 'heading-link', ariaLabel: 'Link to this section' },
  content: [],
};

/** The address of the API server that `npm run dev` starts. */
const { GOALSQUARE_DEV_API: api } = process.env;

const config: GatsbyConfig = {
  ...(api !== undefined && {
    developMiddleware: (app: Express) => {
      app.use(sendToApi(api));
    },
  }),
  siteMetadata: { title: site.title, description: site.description },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: path.resolve('content') } },
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        extensions: ['.mdx'],
        mdxOptions: {
          remarkPlugins,
          rehypePlugins: [rehypeSlug, [rehypeAutolinkHeadings, headingLinks], [rehypeShiki, highlighting]],
        },
      },
    },
  ],
};

export default config;
