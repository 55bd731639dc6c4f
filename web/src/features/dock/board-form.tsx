import type { BoardAct } from '@harbourline/policy';
import { boardInWords } from '@harbourline/policy/words';
import { useId, useState } from 'react';
import { newKey } from '../../shared/api/idempotency-key';
import { serverNow } from '../../shared/lib/server-time';
import { useUnsavedWork } from '../../shared/lib/use-unsaved-work';
import { Button } from '../../shared/ui/button';
import { Stack } from '../../shared/ui/stack';
import { PlainTextArea } from '../../shared/ui/plain-fields';
import type { CharterAtDock } from './charter-at-dock';
import styles from './dock.module.css';
import { PeopleField } from './people-field';
import { PhotoField } from './photo-field';
import { type RenterAgreed, ReviewRecord } from './review-record';
import type { OwnQueue } from './use-queue';
import { usePhotos } from './use-photos';
import { useText } from './words';

const NOTE_CHARACTERS = 1_000;

interface Props extends CharterAtDock {
  act: BoardAct;
  queue: OwnQueue;
  onDone: () => void;
}

/** Owner or captain records how the boat was handed over, or how it came back: first what they see, then what is agreed. */
export function BoardForm({ act, booking, side, queue, onDone }: Props) {
  const t = useText();
  const photos = usePhotos();
  const [isSeen, setSeen] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const [people, setPeople] = useState(booking.guestCount);
  const [note, setNote] = useState('');
  /** When they went on to what is agreed: the sentences name it, and it is the time of the record. */
  const [at, setAt] = useState<Date>();
  const isCheckIn = act === 'check-in';
  useUnsavedWork(true);
  const said = note.trim() === '' ? null : note.trim();

  function goOn() {
    setMissed(isCheckIn && !isSeen);
    if (!isCheckIn || isSeen) setAt(serverNow());
  }

  async function record(made: Date, renterAgreed: RenterAgreed | undefined) {
    const common = {
      id: newKey(),
      at: made.toISOString(),
      pictures: [],
      note: said,
      ...(renterAgreed && { renterAgreed }),
    };
    const isKept = await queue.add(
      isCheckIn ? { act, ...common, identitySeen: true, peopleOnBoard: people } : { act, ...common },
      photos.photos.map(({ blob }) => blob),
    );
    if (isKept) onDone();
  }

  if (at) {
    const facts = {
      ...{ act, at, by: side, zone: booking.zone, pictures: photos.photos.length },
      peopleOnBoard: isCheckIn ? people : null,
    };
    return (
      <ReviewRecord
        {...{ act, at, note: said, zone: booking.zone }}
        renter={booking.renter?.fullName}
        text={boardInWords(facts)}
        onBack={() => setAt(undefined)}
        onRecord={(renterAgreed) => record(at, renterAgreed)}
      />
    );
  }
  return (
    <Stack gap={5}>
      {isCheckIn && <IdentityTick isSeen={isSeen} isMissed={isMissed && !isSeen} onSeen={setSeen} />}
      {isCheckIn && (
        <PeopleField count={people} onCount={setPeople} booked={booking.guestCount} capacity={booking.boat.capacity} />
      )}
      <PhotoField photos={photos} />
      <PlainTextArea
        label={t('note.label')}
        hint={t('note.hint')}
        rows={2}
        maxLength={NOTE_CHARACTERS}
        value={note}
        onValue={setNote}
      />
      <Stack gap={2}>
        <Button size="4" wide disabled={photos.isPreparing} onClick={goOn}>
          {t('form.next')}
        </Button>
        <Button tone="quiet" wide onClick={onDone}>
          {t('form.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}

interface TickProps {
  isSeen: boolean;
  isMissed: boolean;
  onSeen: (isSeen: boolean) => void;
}

function IdentityTick({ isSeen, isMissed, onSeen }: TickProps) {
  const t = useText();
  const id = useId();
  return (
    <Stack gap={2}>
      <label className={styles.tick}>
        <input
          ref={(box) => {
            if (isMissed) box?.focus();
          }}
          type="checkbox"
          checked={isSeen}
          aria-invalid={isMissed}
          aria-describedby={isMissed ? `${id}-error` : undefined}
          onChange={({ target }) => onSeen(target.checked)}
        />
        {t('checkIn.identity')}
      </label>
      {isMissed && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {t('checkIn.identityMissing')}
        </p>
      )}
    </Stack>
  );
}
