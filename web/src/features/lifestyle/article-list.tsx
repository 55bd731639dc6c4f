import type { Article } from './article';
import { ArticleCard } from './article-card';
import styles from './article-list.module.css';

/** The featured article over the whole width, then two, then three in a row. */
export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <div className={styles.list}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </div>
  );
}
