import { expect } from 'chai';
import { inReadingOrder, navigation } from '../../src/content/navigation.js';
import { docs, posts, tags, unlisted } from '../support/routes.js';
import { anchorsOf, linksOf, proseOf, routes, writtenPages } from '../support/written.js';

/** Spellings of another English, and what is written here. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bcolors?\b/iu, 'colour'],
  [/\bcenter(?:s|ed)?\b/iu, 'centre'],
  [/\bmeters?\b/iu, 'metre'],
  [/\bdefense\b/iu, 'defence'],
  [/\boffense\b/iu, 'offence'],
  [/\bbehaviors?\b/iu, 'behaviour'],
  [/\bfavorites?\b/iu, 'favourite'],
  [/\bcatalogs?\b/iu, 'catalogue'],
  [/\bcanceled\b/iu, 'cancelled'],
  [/\blicensing\b|\blicense\b/iu, 'licence, licensed'],
  [/\b(?:organ|recogn|summar|optim|normal|visual)iz(?:e|es|ed|ing|ation)\b/iu, '-ise'],
];

/**
 * Real leagues, providers and clubs, none of which this product mentions. The tag `aflw` and names of routes and
 * services in them are what the specification has.
 */
const banned =
  /\b(?:AFL|VFLW?|SANFLW?|WAFLW?|AFLW|Champion Data|Collingwood|Carlton|Essendon|Richmond|Geelong|Hawthorn|Fremantle|Melbourne Demons|St Kilda|Swans|Bombers|Magpies|Wildcats|Coates|Telstra|Opta)\b/u;

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('written pages', () => {
  it('are those of the specification in the docs and the blog, and no others', () => {
    for (const [section, required] of [
      ['blog', posts],
      ['docs', docs],
    ] as const) {
      expect(writtenPages.filter((page) => page.section === section).map(({ route }) => route)).to.have.members(
        required,
      );
    }
  });

  it('are in the navigation, each once, unless they are unlisted', () => {
    for (const section of ['docs', 'guides', 'operators'] as const) {
      const listed = writtenPages
        .filter((page) => page.section === section && !page.unlisted)
        .map(({ route }) => route);
      const inNavigation = inReadingOrder(navigation[section]);
      expect(
        listed.filter((route) => !inNavigation.includes(route)),
        'missing in src/content/navigation.ts',
      ).to.deep.equal([]);
      expect(
        inNavigation.filter((route) => !listed.includes(route) && !(section === 'docs' && route === '/operators/')),
        'in src/content/navigation.ts without a page',
      ).to.deep.equal([]);
      expect(repeated(inNavigation), 'twice in src/content/navigation.ts').to.deep.equal([]);
    }
    expect(writtenPages.filter((page) => page.unlisted).map(({ route }) => route)).to.have.members(unlisted);
  });

  it('are described, each in its own words, in 50 to 160 characters', () => {
    expect(
      writtenPages
        .filter(({ description }) => description.length < 50 || description.length > 160)
        .map(({ file, description }) => `${file}: ${description.length}`),
    ).to.deep.equal([]);
    expect(repeated(writtenPages.map(({ description }) => description))).to.deep.equal([]);
    expect(repeated(writtenPages.map(({ title }) => title))).to.deep.equal([]);
  });

  it('of the blog have a date, and the tags of the specification between them', () => {
    const ofBlog = writtenPages.filter(({ section }) => section === 'blog');
    expect(ofBlog.filter(({ date }) => date === undefined).map(({ file }) => file)).to.deep.equal([]);
    expect([...new Set(ofBlog.flatMap((post) => post.tags))]).to.have.members(tags);
    expect(
      writtenPages.filter((page) => page.section !== 'blog' && page.tags.length > 0).map(({ file }) => file),
    ).to.deep.equal([]);
  });

  it('link to pages and headings that are there', () => {
    const dead = writtenPages.flatMap((page) =>
      linksOf(page)
        .filter((link) => {
          const [address = '', anchor] = link.split('#');
          const [route = ''] = address.split('?');
          if (/\.\w+$/u.test(route)) return false;
          const target = writtenPages.find((one) => one.route === route);
          return (
            !routes.has(route) || (anchor !== undefined && target !== undefined && !anchorsOf(target).includes(anchor))
          );
        })
        .map((link) => `${page.file}: ${link}`),
    );
    expect(dead).to.deep.equal([]);
  });

  it('link to the hub, not to the repository, for a document that the hub has', () => {
    const outside = /\/blob\/main\/([\w./-]+)/gu;
    const onHub = ['docs/sandbox.md', 'docs/clients.md', ...writtenPages.flatMap(({ source = [] }) => source)];
    expect(
      writtenPages.flatMap((page) =>
        [...proseOf(page).matchAll(outside)]
          .filter(([, file = '']) => onHub.includes(file))
          .map(([link]) => `${page.file}: ${link}`),
      ),
    ).to.deep.equal([]);
  });

  it('are spelt as in Australia', () => {
    const strange = writtenPages.flatMap((page) =>
      spellings.flatMap(([pattern, right]) => {
        const found = pattern.exec(proseOf(page));
        return found === null ? [] : [`${page.file}: ${found[0]}, write ${right}`];
      }),
    );
    expect(strange).to.deep.equal([]);
  });

  it('name no real league, club or provider', () => {
    expect(
      writtenPages.flatMap(
        (page) => banned.exec(`${page.title} ${page.description} ${page.text}`)?.[0].concat(` in ${page.file}`) ?? [],
      ),
    ).to.deep.equal([]);
  });
});
