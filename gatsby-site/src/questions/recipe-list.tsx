import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import * as styles from './questions.module.css';
import { recipes } from './recipes';

/** Questions that analysts ask, each as a link that fills the form and gets the answer. */
export const RecipeList = (): ReactElement => (
  <section aria-labelledby="recipes-heading">
    <h2 id="recipes-heading">Questions to start from</h2>
    <ul className={styles.recipes}>
      {recipes.map(({ title, search }) => (
        <li key={search}>
          <Link to={`/questions/?${search}`}>{title}</Link>
        </li>
      ))}
    </ul>
  </section>
);
