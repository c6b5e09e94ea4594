import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { documentedVariables } from '@goalsquare/server/configuration';
import { closed, jsonOf, listOf, root, schemaFaults, text, textOf } from './support/files.js';

const settings = jsonOf('.vscode/settings.json') as Readonly<Record<string, unknown>>;
const { recommendations } = jsonOf('.vscode/extensions.json') as { readonly recommendations: readonly string[] };
const { printWidth } = jsonOf('.oxfmtrc.json') as { readonly printWidth: number };

describe('the editor settings', () => {
  it('show the width that the formatter uses', () => {
    expect(printWidth).to.equal(120);
    expect(settings['editor.rulers']).to.deep.equal([printWidth]);
    expect(textOf('.editorconfig')).to.match(new RegExp(`^\\[\\*\\]\n(?:.+\n)*max_line_length = ${printWidth}$`, 'mu'));
    expect(textOf('eslint.config.js')).to.contain(`code: ${printWidth},`);
    expect(textOf('clients/python/pyproject.toml')).to.contain(`line-length = ${printWidth}`);
  });

  it('name files and folders that exist', () => {
    expect(existsSync(new URL(`${String(settings['typescript.tsdk'])}/typescript.js`, root))).to.equal(true);
    expect(existsSync(new URL(String(settings['oxc.fmt.configPath']), root))).to.equal(true);
  });

  it('format on save with an extension that is recommended', () => {
    expect(settings['editor.formatOnSave']).to.equal(true);
    expect(recommendations).to.include(settings['editor.defaultFormatter']);
    expect(recommendations).to.include((settings['[python]'] as Record<string, string>)['editor.defaultFormatter']);
    expect(recommendations).to.include('dbaeumer.vscode-eslint');
  });
});

describe('the development container', () => {
  const container = jsonOf('.devcontainer/devcontainer.json') as {
    readonly forwardPorts: readonly number[];
    readonly portsAttributes: object;
    readonly customizations: { readonly vscode: { readonly extensions: readonly string[] } };
  };

  it('has the keys of a container, and installs from the lock file', () => {
    const schema = closed({
      name: text,
      image: text,
      remoteUser: { const: 'root' },
      hostRequirements: closed({ cpus: { type: 'integer' }, memory: { type: 'string', pattern: '^\\d+gb$' } }),
      runArgs: listOf(text),
      postCreateCommand: { const: 'npm ci --include=dev --include=peer' },
      forwardPorts: listOf({ type: 'integer' }),
      portsAttributes: { type: 'object', additionalProperties: closed({ label: text }) },
      customizations: closed({ vscode: closed({ extensions: listOf(text) }) }),
    });
    expect(schemaFaults(schema, container)).to.deep.equal([]);
  });

  it('runs the Node of .nvmrc on the Debian of the tests', () => {
    expect(container)
      .to.have.property('image')
      .that.matches(new RegExp(`:${textOf('.nvmrc').trim()}-bookworm$`, 'u'));
  });

  it('forwards the port the server listens on', () => {
    const port = documentedVariables().find(({ names }) => names.includes('PORT'));
    expect(container.forwardPorts.map((forwarded) => `\`${forwarded}\``)).to.deep.equal([port?.default]);
    expect(Object.keys(container.portsAttributes)).to.deep.equal(container.forwardPorts.map(String));
  });

  it('has the extensions that are recommended', () => {
    expect(container.customizations.vscode.extensions).to.deep.equal(recommendations);
  });
});
