import {
  ASPECTS,
  type CharterToReview,
  MOST_REVIEW_PICTURES,
  ownerReview,
  renterReview,
  type ReviewAbout,
  type WrittenReview,
} from '@harbourline/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatDay } from '../../shared/lib/dates';
import { useChosenPhotos } from '../../shared/photos/use-chosen-photos';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { TextAreaField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { Row, Stack } from '../../shared/ui/stack';
import { ReviewPhotos } from './review-photos';
import styles from './reviews.module.css';
import { useWriteReviewMutation, type Written } from './reviews-api';
import { StarField } from './star-field';
import { useText } from './words';

interface Props {
  charter: CharterToReview;
  side: 'renter' | 'owner';
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const NOTHING = { stars: {}, text: '' };

/** One side's review of a charter: five aspects with stars, and a text, for each of those whom it is about. */
export function WriteReviewDialog({ charter, side, open, onOpenChange }: Props) {
  const t = useText();
  const [write, { isLoading }] = useWriteReviewMutation();
  const [withCaptain, setWithCaptain] = useState(charter.captain !== null);
  const form = useForm({
    // A part without fields on screen is left out.
    resolver: zodResolver<object, unknown, object>(side === 'owner' ? ownerReview : renterReview),
    defaultValues: side === 'owner' ? { renter: NOTHING } : { boat: NOTHING },
    shouldUnregister: true,
  });
  const photos = useChosenPhotos(charter.bookingId, MOST_REVIEW_PICTURES);
  const until = formatDay(charter.until, 'America/Toronto');

  async function send(values: object) {
    // The form's own schema has parsed it.
    const body = withPhotos(values as Written, photos.keys);
    const sent = write({ bookingId: charter.bookingId, body }).unwrap();
    const done = (reviews: WrittenReview[]) => ({
      title: t('write.done'),
      text: t(reviews.every(({ isPublic }) => isPublic) ? 'write.doneText.open' : 'write.doneText.blind'),
    });
    if (await reportOutcome(sent, done, { title: t('write.failed') })) onOpenChange(false);
  }

  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => !isLoading && onOpenChange(next)}
      title={t('write.title')}
      description={t(side === 'owner' ? 'write.ownerText' : 'write.renterText', { until })}
    >
      <Form form={form} label={t('write.title')} onSubmit={send}>
        <Stack gap={6}>
          {side === 'owner' ? (
            <Part about="renter" title={t('write.renter')} />
          ) : (
            <Part about="boat" title={t('write.boat')}>
              <ReviewPhotos bookingId={charter.bookingId} photos={photos} />
            </Part>
          )}
          {side === 'renter' && charter.captain !== null && (
            <>
              <label className={styles.with}>
                <input
                  type="checkbox"
                  checked={withCaptain}
                  onChange={({ target }) => setWithCaptain(target.checked)}
                />
                {t('write.withCaptain')}
              </label>
              {withCaptain && <Part about="captain" title={t('write.captain', { name: charter.captain })} />}
            </>
          )}
          <Row>
            <DialogClose>
              <Button tone="secondary" disabled={isLoading}>
                {t('write.cancel')}
              </Button>
            </DialogClose>
            <Button type="submit" loading={isLoading} disabled={isLoading || photos.uploading !== null}>
              {t('write.send')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Dialog>
  );
}

/** The photos go with what the renter says of the boat. */
function withPhotos(written: Written, keys: readonly string[]): Written {
  if (!('boat' in written) || keys.length === 0) return written;
  return { ...written, boat: { ...written.boat, pictures: [...keys] } };
}

function Part({ about, title, children }: { about: ReviewAbout; title: string; children?: ReactNode }) {
  const t = useText();
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {ASPECTS[about].map((aspect) => (
        <StarField key={aspect} name={`${about}.stars.${aspect}`} aspect={aspect} />
      ))}
      <TextAreaField name={`${about}.text`} label={t(`write.text.${about}`)} hint={t('write.hint')} maxLength={2000} />
      {children}
    </section>
  );
}
