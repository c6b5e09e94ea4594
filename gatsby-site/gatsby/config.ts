import path from 'node:path';
import rehypeShiki from '@shikijs/rehype';
import type { GatsbyConfig } from 'gatsby';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import { highlighting } from './highlighting';
import { remarkPlugins } from './remark-plugins';
import { site } from '../src/site';

const headingLinks = {
  behavior: 'append',
  properties: { className: 'heading-link', ariaLabel: 'Link to this section' },
  content: [],
};

const config: GatsbyConfig = {
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
