import { ArticleList } from '../features/lifestyle/article-list';
import { articles } from '../features/lifestyle/articles.en';
import { FilmList } from '../features/lifestyle/film-list';
import { films } from '../features/lifestyle/films.en';
import { useText } from '../features/lifestyle/words';
import { useDocument } from '../shared/i18n/use-document';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';

export function Page() {
  const t = useText();
  const list = useDocument({ en: articles });
  const filmed = useDocument({ en: films });
  return (
    <PageFrame title={t('title')} description={t('metaDescription')}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <ArticleList articles={list} />
      <FilmList films={filmed} />
    </PageFrame>
  );
}
