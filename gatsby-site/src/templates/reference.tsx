import { Link, type HeadFC, type PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import type { TagOfOperations } from '../contract/operations';
import type { Examples } from '../features/reference/prepared-contract';
import { Reference } from '../features/reference/reference';
import { useReference } from '../features/reference/use-reference';
import * as styles from '../features/reference/reference.module.css';

interface ReferenceContext {
  readonly tags: readonly TagOfOperations[];
  readonly examples: Examples;
}

/** The API reference: the interactive contract, with a list of the operations, whose pages need no scripts. */
export default function ReferencePage({
  pageContext: { tags, examples },
}: PageProps<object, ReferenceContext>): ReactElement {
  const [reference, retry] = useReference(examples);
  // A page has one `main` element, and RapiDoc has its own.
  return (
    <div data-pagefind-body {...(reference.phase !== 'ready' && { role: 'main' })}>
      <section className={styles.head} aria-labelledby="reference">
        <h1 id="reference">API reference</h1>
        <p>
          Read about and try every operation of this server. The sandbox keys work on a fresh clone. The{' '}
          <Link to="/contract-history/">contract history</Link> lists what each version changed.
        </p>
        <noscript>
          <p>Running calls needs JavaScript. The pages of the operations do not.</p>
        </noscript>
      </section>
      <Reference tags={tags} reference={reference} retry={retry} />
    </div>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="API reference"
    description="Every operation of the contract, to read and to try: parameters, answers, errors, and the same call in curl, Python, R, Excel and TypeScript."
  />
);
