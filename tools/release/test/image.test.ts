import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { billOfMaterials } from '../bill-of-materials.js';
import { versionOf } from '../version-places.js';

const root = path.resolve(import.meta.dirname, '../../..');

interface Component {
  readonly purl: string;
  readonly licenses?: readonly unknown[];
}

describe('the bill of materials of the image', () => {
  const version = versionOf(root);
  const { name, bytes } = billOfMaterials(root, 'goalsquare', version, '2026-01-02');
  const document = JSON.parse(Buffer.from(bytes).toString()) as {
    readonly bomFormat: string;
    readonly serialNumber: string;
    readonly metadata: { readonly timestamp: string; readonly component: { readonly name: string } };
    readonly components: readonly Component[];
  };

  it('lists what the server needs, with licences, and nothing that only development needs', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(root, 'server/package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const purls = document.components.map(({ purl }) => decodeURIComponent(purl));
    expect(purls).to.include.members(
      Object.entries(dependencies).map(([dependency, wanted]) => `pkg:npm/${dependency}@${wanted}`),
    );
    expect(purls.filter((purl) => /^pkg:npm\/(?:mocha|gatsby|typescript)@/u.test(purl))).to.deep.equal([]);
    const licensed = document.components.filter(({ licenses = [] }) => licenses.length > 0);
    expect(licensed.length / document.components.length).to.be.above(0.95);
  });

  it('says nothing of the moment and the folder in which it was made', () => {
    expect(document.bomFormat).to.equal('CycloneDX');
    expect(document.metadata).to.deep.include({ timestamp: '2026-01-02T12:00:00.000Z' });
    expect(document.metadata.component.name).to.equal('goalsquare');
    expect(document.serialNumber).to.match(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u,
    );
  });

  it('is where the label of the image says, among the files that the image serves', () => {
    const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
    expect(/^ARG VERSION=(.+)$/mu.exec(dockerfile)?.[1]).to.equal(version);
    const [, label] = /goalsquare\.sbom=(\S+)/u.exec(dockerfile) ?? [];
    expect(label?.replace('$VERSION', version)).to.equal(`/app/dist/release/${name}`);
    expect(dockerfile).to.include('npm run --silent release -- --files-only');
    expect(dockerfile).to.include('cp -a /app/dist/release app/dist/');
  });
});
