import remarkGfm from 'remark-gfm';
import { remarkAnswers } from './remark-answers';
import { remarkCalls } from './remark-calls';
import { remarkFacts } from './remark-facts';
import { remarkPictures } from './remark-pictures';
import { remarkTables } from './remark-tables';
import { remarkTry } from './remark-try';

/** The remark plugins of MDX pages, in the order in which they run. */
export const remarkPlugins = [
  remarkGfm,
  remarkAnswers,
  remarkCalls,
  remarkTry,
  remarkFacts,
  remarkPictures,
  remarkTables,
];
