import path from 'node:path';
import { expect } from 'chai';
import { build } from 'esbuild';

describe('the programs that build the image', () => {
  it('import nothing below a test folder, because the image is built without them', async () => {
    const root = path.join(import.meta.dirname, '../../..');
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['tools/release/build.ts', 'tools/release/release.ts'],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      write: false,
      outdir: root,
      metafile: true,
      logLevel: 'error',
    });
    const files = Object.keys(metafile.inputs);
    expect(files).to.include('tools/release/bundle/bundle-client.ts');
    expect(files.filter((file) => /(?:^|\/)test\//u.test(file))).to.deep.equal([]);
  });
});
