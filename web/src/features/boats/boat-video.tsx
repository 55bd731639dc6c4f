import { isOurFilm } from '@harbourline/contracts';
import { ExternalLink } from 'lucide-react';
import { OurFilm } from '../../shared/ui/our-film';
import { VideoFrame } from '../../shared/ui/video-frame';
import styles from './boat-video.module.css';
import { useText } from './words';

/** A film of the boat: shown where it is ours or comes from YouTube or Vimeo, else linked to. */
export function BoatVideo({ url, embedUrl, title }: { url: string; embedUrl: string | null; title: string }) {
  const t = useText();
  if (isOurFilm(url)) return <OurFilm url={url} title={title} />;
  if (embedUrl !== null) return <VideoFrame embedUrl={embedUrl} title={title} />;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
      <ExternalLink aria-hidden size={18} />
      {t('detail.watchVideo')}
    </a>
  );
}
