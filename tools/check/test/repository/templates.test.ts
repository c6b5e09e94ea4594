import { existsSync, readdirSync } from 'node:fs';
import { expect } from 'chai';
import { closed, jsonOf, listOf, root, schemaFaults, text, textOf, unknownScripts, yamlOf } from './support/files.js';
import { site } from '../../../../gatsby-site/src/site.js';

const label = { label: text };
const required = closed({ required: { type: 'boolean' } });
const input = (type: string, more: object = {}) =>
  closed(
    {
      type: { const: type },
      id: { type: 'string', pattern: '^[a-z]+$' },
      attributes: closed(label, { description: text, placeholder: text, render: text, ...more }),
    },
    { validations: required },
  );
const form = closed({
  name: text,
  description: text,
  labels: listOf(text),
  body: listOf({
    anyOf: [
      closed({ type: { const: 'markdown' }, attributes: closed({ value: text }) }),
      input('input'),
      input('textarea'),
      input('dropdown', { options: listOf(text) }),
      input('checkboxes', { options: listOf(closed(label)) }),
    ],
  }),
});

interface Form {
  readonly body: readonly { readonly id?: string }[];
}

const folder = '.github/ISSUE_TEMPLATE';
const forms = readdirSync(new URL(folder, root)).filter((file) => file !== 'config.yml');
const operations = (jsonOf('openapi/openapi.json') as { readonly paths: object }).paths;

describe('the issue forms', () => {
  it('are for bugs, features and questions about data', () => {
    expect(forms.toSorted()).to.deep.equal(['bug.yml', 'data-question.yml', 'feature.yml']);
  });

  for (const file of forms) {
    it(`${file} has the keys of a form, and ids of its own`, () => {
      const value = yamlOf(`${folder}/${file}`);
      expect(schemaFaults(form, value)).to.deep.equal([]);
      const ids = (value as Form).body.flatMap(({ id = [] }) => id);
      expect(new Set(ids).size).to.equal(ids.length);
    });

    it(`${file} names scripts and operations that exist`, () => {
      const whole = textOf(`${folder}/${file}`);
      expect(unknownScripts(whole)).to.deep.equal([]);
      for (const [, path] of whole.matchAll(/`GET (?<path>\/v1[^`]*)`/gu))
        expect(operations).to.have.property(path ?? '');
    });
  }

  it('lead reports of vulnerabilities to the security policy', () => {
    const value = yamlOf(`${folder}/config.yml`);
    const links = listOf(closed({ name: text, url: text, about: text }));
    expect(schemaFaults(closed({ blank_issues_enabled: { const: false }, contact_links: links }), value)).to.deep.equal(
      [],
    );
    expect(value).to.have.nested.property('contact_links[0].url', `${site.repository}/security/policy`);
    expect(existsSync(new URL('SECURITY.md', root))).to.equal(true);
  });
});

describe('the template of pull requests', () => {
  const template = textOf('.github/pull_request_template.md');
  const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

  it('links every checklist of CONTRIBUTING', () => {
    const headings = [...textOf('CONTRIBUTING.md').matchAll(/^## (?<heading>(?:Add|Change|Write) .+)$/gmu)];
    const links = [
      ...template.matchAll(/- \[ \] \[(?<title>.+)\]\(\.\.\/blob\/main\/CONTRIBUTING\.md#(?<anchor>.+)\)/gu),
    ];
    expect(headings).to.have.length.above(5);
    expect(links.map(([, title, anchor]) => [title, anchor])).to.deep.equal(
      headings.map(([, heading = '']) => [heading, anchorOf(heading)]),
    );
  });

  it('calls no script that does not exist', () => {
    expect(unknownScripts(template)).to.deep.equal([]);
  });
});

describe('the owners of code', () => {
  it('are the maintainers, for every path', () => {
    const lines = textOf('.github/CODEOWNERS')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines).to.deep.equal(['* @goalsquare/maintainers']);
  });
});
