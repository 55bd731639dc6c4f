import styles from './email-frame.module.css';

interface Props {
  /** A whole document; nothing in it can run, or reach this page. */
  html: string;
  title: string;
}

/** An email as its recipient sees it. */
export function EmailFrame({ html, title }: Props) {
  return <iframe sandbox="" srcDoc={withoutLeaving(html)} title={title} className={styles.frame} />;
}

/** A link would open within the frame. It asks for a new window instead, which the sandbox never opens. */
function withoutLeaving(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}
