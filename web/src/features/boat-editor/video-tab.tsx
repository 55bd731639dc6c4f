import { isOurFilm, videoEmbedUrl, videoUrl } from '@harbourline/contracts';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../shared/ui/fields';
import { OurFilm } from '../../shared/ui/our-film';
import { VideoFrame } from '../../shared/ui/video-frame';
import styles from './editor-tabs.module.css';
import type { ListingValues } from './listing-schema';
import { useText } from './words';

/** A link to a film, and what renters will see of it. */
export function VideoTab() {
  const t = useText();
  return (
    <div className={styles.fields}>
      <TextField
        name="videoUrl"
        type="url"
        label={t('video.url')}
        hint={t('video.hint')}
        placeholder="https://"
        maxLength={500}
      />
      <VideoPreview />
    </div>
  );
}

function VideoPreview() {
  const t = useText();
  const read = videoUrl.safeParse(useWatch<ListingValues, 'videoUrl'>({ name: 'videoUrl' }));
  const url = read.success ? read.data : null;
  const embedUrl = videoEmbedUrl(url);
  if (url === null) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('video.preview')}</h2>
      {isOurFilm(url) ? (
        <OurFilm url={url} title={t('video.frame')} />
      ) : (
        embedUrl && <VideoFrame embedUrl={embedUrl} title={t('video.frame')} />
      )}
    </section>
  );
}
