import { OurFilm } from '../../shared/ui/our-film';
import type { Film } from './films.en';
import styles from './film-list.module.css';
import { useText } from './words';

/** Short films, each loaded when it is started. */
export function FilmList({ films }: { films: readonly Film[] }) {
  const t = useText();
  return (
    <section aria-labelledby="films" className={styles.films}>
      <h2 id="films">{t('films.title')}</h2>
      <ul className={styles.list}>
        {films.map(({ name, title, text }) => (
          <li key={name}>
            <OurFilm url={`/videos/${name}.webm`} title={title} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
