import { Link } from 'react-router-dom';
import { LinkedText } from '../../shared/i18n/linked-text';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { useText } from './words';
import styles from './terms-dialog.module.css';

interface Props {
  /** The cancellation policy, a sentence or two a point. */
  policy: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAgree: () => void;
}

/** The terms that matter for a reservation, in a minute's reading. */
export function TermsDialog({ policy, open, onOpenChange, onAgree }: Props) {
  const t = useText();
  const sections = [
    { title: t('terms.payment.title'), points: [t('terms.payment.deposit'), t('terms.payment.balance')] },
    { title: t('terms.cancellation.title'), points: policy },
    {
      title: t('terms.onBoard.title'),
      points: [t('terms.onBoard.age'), t('terms.onBoard.notice'), t('terms.onBoard.conduct')],
    },
    { title: t('terms.liability.title'), points: [t('terms.liability.limit'), t('terms.liability.disputes')] },
  ];
  const fullTerms = (label: string) => (
    <Link to="/terms" target="_blank">
      {label}
    </Link>
  );
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t('terms.title')}
      description={<LinkedText links={{ terms: fullTerms }}>{t('terms.lead')}</LinkedText>}
      actions={
        <>
          <DialogClose>
            <Button tone="secondary">{t('terms.close')}</Button>
          </DialogClose>
          <DialogClose>
            <Button onClick={onAgree}>{t('terms.agree')}</Button>
          </DialogClose>
        </>
      }
    >
      {sections.map(({ title, points }) => (
        <section key={title} className={styles.section}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
