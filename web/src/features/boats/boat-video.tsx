import { ExternalLink } from 'lucide-react';
import { VideoFrame } from '../../shared/ui/video-frame';
import styles from './boat-video.module.css';
import { useText } from './messages';

/** A film of the boat: shown where it comes from YouTube or Vimeo, else linked to. */
export function BoatVideo({ url, embedUrl, title }: { url: string; embedUrl: string | null; title: string }) {
  const t = useText();
  if (embedUrl !== null) return <VideoFrame embedUrl={embedUrl} title={title} />;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
      <ExternalLink aria-hidden size={18} />
      {t('detail.watchVideo')}
    </a>
  );
}
