import { expect } from 'chai';
import { pageOf } from '../../publish/built-page.js';
import { markdownTwin } from '../../publish/markdown-twin.js';

const twinOf = (body: string): string | undefined =>
  markdownTwin(pageOf('/page/', 'page/index.html', `<html><body><main>${body}</main></body></html>`));

describe('the Markdown of a page', () => {
  const cases: readonly (readonly [what: string, html: string, markdown: string])[] = [
    ['no comments', '<p>Terms (<!-- -->7<!-- -->)</p>', 'Terms (7)\n'],
    ['links apart', '<p><a href="/a/">A</a><a href="/b/">B</a></p>', '[A](/a/) [B](/b/)\n'],
    ['labels apart', '<p><span>Basic</span><span>players</span></p>', 'Basic players\n'],
    ['no state of a page that loads', '<h1>Form</h1><p role="status">Loading the form …</p>', '# Form\n'],
    [
      'the table of a picture without what unfolds it',
      '<figure><figcaption>Shots</figcaption><svg><text>9</text></svg><details><summary>Show as a table</summary><table><thead><tr><th>Who</th></tr></thead><tbody><tr><td>Ann</td></tr></tbody></table></details></figure>',
      'Shots\n\n| Who |\n| - |\n| Ann |\n',
    ],
    [
      'the language of code, to the letter',
      '<pre><code class="language-bash"><span>curl</span><span> -s</span></code></pre>',
      '```bash\ncurl -s\n```\n',
    ],
    [
      'details outside pictures with their summary',
      '<details><summary>More</summary><p>Text.</p></details>',
      'More\n\nText.\n',
    ],
  ];
  for (const [what, html, markdown] of cases)
    it(`has ${what}`, () => {
      expect(twinOf(html)).to.equal(markdown);
    });
});
