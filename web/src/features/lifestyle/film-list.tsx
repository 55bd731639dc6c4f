import type { Film } from './films.en';
import styles from './film-list.module.css';
import { useText } from './messages';

/** Short films, each loaded when it is started. */
export function FilmList({ films }: { films: readonly Film[] }) {
  const t = useText();
  return (
    <section aria-labelledby="films" className={styles.films}>
      <h2 id="films">{t('films.title')}</h2>
      <ul className={styles.list}>
        {films.map(({ name, title, text }) => (
          <li key={name}>
            <video
              controls
              playsInline
              preload="none"
              width={640}
              height={360}
              poster={`/videos/${name}.jpg`}
              aria-label={title}
              className={styles.film}
            >
              <source src={`/videos/${name}.webm`} type="video/webm" />
              <track kind="captions" src={`/videos/${name}.vtt`} srcLang="en" label={t('films.captions')} default />
            </video>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
