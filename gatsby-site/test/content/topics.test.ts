import { expect } from 'chai';
import GithubSlugger from 'github-slugger';
import { addressOfTopic, topicNamed, topics, topicsOf, topicsPath, type Topic } from '../../src/content/topics.js';
import { writtenPages } from '../support/written.js';

const all: readonly Topic[] = Object.values(topics);

const pageOf = (route: string): (typeof writtenPages)[number] | undefined =>
  writtenPages.find((page) => page.route === route);

const indexText = pageOf(topicsPath)?.text ?? '';

describe('the topics', () => {
  it('of each listed page of docs, guides and operators are one to three', () => {
    const wrong = writtenPages
      .filter(({ section, unlisted }) => ['docs', 'guides', 'operators'].includes(section) && !unlisted)
      .filter(({ route }) => route !== topicsPath)
      .map(({ route }) => [route, topicsOf(route).length] as const)
      .filter(([, count]) => count < 1 || count > 3);
    expect(wrong).to.deep.equal([]);
  });

  for (const { title, description, routes } of all)
    it(`have at least three listed pages, each once: ${title}`, () => {
      expect(routes.length).to.be.at.least(3);
      expect(new Set(routes).size).to.equal(routes.length);
      expect(routes.filter((route) => pageOf(route)?.unlisted !== false)).to.deep.equal([]);
      expect(description).to.match(/^[A-Z].*\.$/u);
    });

  it('are the headings of the index, in order, each followed by its pages', () => {
    const sections = [...indexText.matchAll(/^## (?<title>.+)\n\n<TopicPages of="(?<name>\w+)" \/>$/gmu)];
    expect(sections.map(({ groups: { name, title } = {} }) => [name, title])).to.deep.equal(
      Object.entries(topics).map(([name, { title }]) => [name, title]),
    );
  });

  it('lead to their headings', () => {
    const slugger = new GithubSlugger();
    expect(all.map(addressOfTopic)).to.deep.equal(all.map(({ title }) => `${topicsPath}#${slugger.slug(title)}`));
  });
});

describe('topicsOf', () => {
  it('returns none for a page without topics', () => {
    expect(topicsOf('/nowhere/')).to.deep.equal([]);
  });
});

describe('topicNamed', () => {
  it('rejects a name that no topic has', () => {
    expect(() => topicNamed('weather')).to.throw('there is no topic weather; there are first, game, statistics');
  });
});
