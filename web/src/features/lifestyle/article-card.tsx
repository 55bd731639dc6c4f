import { useId, useState } from 'react';
import { formatDay } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { Prose } from '../../shared/ui/prose';
import { Scene } from '../../shared/ui/scene';
import type { Article } from './article';
import styles from './article-card.module.css';
import { useText } from './words';

/** An article that opens in place. */
export function ArticleCard({ article }: { article: Article }) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { title, excerpt, fullContent, image, category, readTime, date, featured } = article;

  return (
    <article className={`${styles.article} ${featured ? styles.featured : ''}`}>
      <div className={styles.picture}>
        <Scene name={image} sizes="600px" />
      </div>
      <div className={styles.words}>
        <p className={styles.meta}>
          {t('meta', { category, minutes: readTime })} · <time dateTime={date}>{formatDay(date, 'local')}</time>
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p>{excerpt}</p>
        <div id={id} hidden={!open} className={styles.full}>
          <Prose text={fullContent} />
        </div>
        <Button
          tone="secondary"
          size="2"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t(open ? 'lessAbout' : 'moreAbout', { title })}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'less' : 'more')}
        </Button>
      </div>
    </article>
  );
}
