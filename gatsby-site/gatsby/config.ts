import rehypeShiki from '@shikijs/rehype';
import type { GatsbyConfig } from 'gatsby';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { highlighting } from './highlighting';
import { remarkAnswers } from './remark-answers';
import { remarkCalls } from './remark-calls';
import { remarkFacts } from './remark-facts';
import { remarkPictures } from './remark-pictures';
import { remarkTables } from './remark-tables';
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
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: `${__dirname}/../content` } },
    {
      resolve: 'gatsby-plugin-mdx',
      options: {
        extensions: ['.mdx'],
        mdxOptions: {
          remarkPlugins: [remarkGfm, remarkAnswers, remarkCalls, remarkFacts, remarkPictures, remarkTables],
          rehypePlugins: [rehypeSlug, [rehypeAutolinkHeadings, headingLinks], [rehypeShiki, highlighting]],
        },
      },
    },
  ],
};

export default config;
