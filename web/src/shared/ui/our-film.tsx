import { useText } from './words';
import styles from './our-film.module.css';

interface Props {
  /** Its address, such as /videos/under-sail.webm; its still and its captions lie beside it. */
  url: string;
  title: string;
}

/** A short film of our own, loaded when it is started. */
export function OurFilm({ url, title }: Props) {
  const t = useText();
  const beside = (ending: string) => url.replace(/\.webm$/, ending);
  return (
    <video
      controls
      playsInline
      preload="none"
      width={640}
      height={360}
      poster={beside('.jpg')}
      aria-label={title}
      className={styles.film}
    >
      <source src={url} type="video/webm" />
      <track kind="captions" src={beside('.vtt')} srcLang="en" label={t('captions')} default />
    </video>
  );
}
