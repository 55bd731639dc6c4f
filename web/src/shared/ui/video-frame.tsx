import styles from './video-frame.module.css';

/** A YouTube or Vimeo film, loaded when it comes near. `embedUrl` is what `videoEmbedUrl` made of the link. */
export function VideoFrame({ embedUrl, title }: { embedUrl: string; title: string }) {
  return (
    <iframe
      src={embedUrl}
      title={title}
      loading="lazy"
      allow="fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className={styles.frame}
    />
  );
}
