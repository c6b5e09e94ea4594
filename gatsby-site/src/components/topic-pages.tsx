import { graphql, Link, useStaticQuery } from 'gatsby';
import type { ReactElement } from 'react';
import { topicNamed } from '../content/topics';

interface DescribedPages {
  readonly allMdx: {
    readonly nodes: readonly {
      readonly fields: { readonly route: string };
      readonly frontmatter: { readonly title: string; readonly description: string };
    }[];
  };
}

/** The pages of a topic, each with its description. **Throws** if the topic or a page does not exist. */
export function TopicPages({ of }: { readonly of: string }): ReactElement {
  const { allMdx } = useStaticQuery<DescribedPages>(
    graphql`query DescribedPages { allMdx { nodes { fields { route } frontmatter { title description } } } }`,
  );
  const { description, routes } = topicNamed(of);
  const pages = routes.map((route) => {
    const page = allMdx.nodes.find(({ fields }) => fields.route === route);
    if (page === undefined) throw new Error(`there is no written page at ${route}`);
    return { route, ...page.frontmatter };
  });
  return (
    <>
      <p>{description}</p>
      <dl className="releases">
        {pages.map((page) => (
          <div key={page.route}>
            <dt>
              <Link to={page.route}>{page.title}</Link>
            </dt>
            <dd>{page.description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
