import { html, type Html } from '../../http/pages/html.js';
import type { Page } from '../../http/pages/page.js';
import { version } from '../../domain/version.js';
import type { ReleaseFile, ReleaseFileKind, ReleaseManifest } from './release-manifest.js';

const KILOBYTE = 1024;

/** A kind of file, and the command that installs it. */
interface Description {
  readonly title: string;
  readonly install?: (url: string) => string;
}

const descriptions: Readonly<Record<ReleaseFileKind, Description>> = {
  python: { title: 'Python package', install: (url) => `pip install ${url}` },
  'python-source': { title: 'Python package, as source' },
  r: { title: 'R package', install: (url) => `install.packages("${url}", repos = NULL, type = "source")` },
  npm: { title: 'npm package', install: (url) => `npm install ${url}` },
  excel: { title: 'Excel workbook with Power Query' },
  sbom: { title: 'Software bill of materials of the image (CycloneDX)' },
};

function item({ file, kind, bytes, sha256 }: ReleaseFile, folder: string): Html {
  const { title, install } = descriptions[kind];
  const command = install?.(folder + file);
  return html`<li><a href="${file}#sha256=${sha256}">${file}</a><br>${title}, ${String(Math.ceil(bytes / KILOBYTE))} KB
${command === undefined ? '' : html`<pre><code>${command}</code></pre>`}
<small>SHA-256 <code>${sha256}</code></small></li>
`;
}

/** Returns the page that lists release files. `folder` is the URL that their names are appended to. */
export const downloadsPage = ({ version: released, files }: ReleaseManifest, folder: string): Page => ({
  title: `Downloads of version ${released}`,
  body: html`<p>Clients for this server, of its own version. <a href="SHA256SUMS">SHA256SUMS</a> lists all checksums.</p>
<ul>
${files.map((file) => item(file, folder))}</ul>`,
});

/** Returns the page for a server without files of its version. `other` is the version of the files it has, if any. */
export const missingDownloadsPage = (other: string | undefined): Page => ({
  title: 'No downloads yet',
  body: html`<p>${
    other === undefined
      ? 'The files for download are not built.'
      : `The files for download are of version ${other}, and this server is version ${version.version}.`
  } In the folder of the repository, run:</p>
<pre><code>npm run release -- --without-image</code></pre>
<p>Then load this page again. The container image contains the files.</p>`,
});
