import type { BoatView } from '@harbourline/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, useForm, useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { LinkedText } from '../../shared/i18n/linked-text';
import { Button } from '../../shared/ui/button';
import { CheckboxField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import { LeaveGuard } from '../../shared/ui/leave-guard';
import { onDemand } from '../../shared/ui/on-demand';
import { Tabs } from '../../shared/ui/tabs';
import { showToast } from '../../shared/ui/toast';
import { DeleteListing } from './delete-listing';
import { DetailsTab } from './details-tab';
import { FeaturesTab } from './features-tab';
import styles from './listing-form.module.css';
import { type Listing, listingSchema, type ListingValues, startingValues } from './listing-schema';
import { FACTS_TABS, firstErrorOn, LISTING_TABS, type ListingTab, tabOf, tabsWithErrors } from './listing-tabs';
import { useText } from './words';
import { PhotosTab } from './photos-tab';
import { PricingTab } from './pricing-tab';
import { type ListingPhotos, useListingPhotos } from './use-listing-photos';
import { useSaveListing } from './use-save-listing';
import { VideoTab } from './video-tab';

/** Few listings are changed by two at once. */
const ListingConflictDialog = onDemand(async () => (await import('./listing-conflict-dialog')).ListingConflictDialog);

/** What renters ask, which many listings leave unsaid: loaded beside the form. */
const FactsTab = onDemand(async () => (await import('./listing-facts')).FactsTab);
const AnswersMeter = onDemand(async () => (await import('./listing-facts')).AnswersMeter);

export type EditorOutcome = 'created' | 'updated' | 'deleted';

interface Props {
  boat?: BoatView;
  ownerId?: number | undefined;
  onDone: (outcome: EditorOutcome) => void;
  onClose?: (() => void) | undefined;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  popup?: boolean | undefined;
}

export function ListingForm({ boat, ownerId, onDone, onClose, onDirtyChange, popup }: Props) {
  const t = useText();
  const isNew = boat === undefined;
  const form = useForm<ListingValues, unknown, Listing>({
    resolver: zodResolver(listingSchema({ isNew })),
    defaultValues: startingValues(boat, ownerId),
    shouldFocusError: false,
  });
  const { errors, isDirty } = form.formState;
  const [tab, setTab] = useState<ListingTab>('details');
  const [isOver, setOver] = useState(false);
  const photos = useListingPhotos(form, boat?.images ?? []);
  const { save, conflict, settleConflict, leaveConflict } = useSaveListing({ boat, popup: popup ?? false });
  const wrongTabs = tabsWithErrors(errors);
  const wouldLose = !isOver && (isDirty || photos.uploading !== null);

  useEffect(() => onDirtyChange?.(wouldLose), [onDirtyChange, wouldLose]);

  /** Leads to what is not right: the tab, and the field on it. */
  function show(wrong: FieldErrors<ListingValues>, first = tabsWithErrors(wrong)[0]) {
    if (first) flushSync(() => setTab(first));
    const field = first ? firstErrorOn(first, wrong) : 'agreesToTerms';
    if (field) form.setFocus(field as keyof ListingValues);
  }

  function onInvalid(wrong: FieldErrors<ListingValues>) {
    const tabs = tabsWithErrors(wrong);
    if (isNew && wrong.images) {
      // Those that are missing may be on their way.
      if (!photos.refuseWhileUploading()) {
        showToast({ tone: 'error', title: t('photosRequired.title'), description: t('photosRequired.text') });
      }
      return show(wrong, 'photos');
    }
    if (tabs.length > 0) {
      const names = tabs.map((name) => t(`tabs.${name}`)).join(', ');
      showToast({ tone: 'error', title: t('checkForm.title'), description: t('checkForm.text', { tabs: names }) });
    }
    show(wrong);
  }

  async function onSubmit(listing: Listing) {
    if (photos.refuseWhileUploading()) return;
    if (!(await save(form, listing))) return show(form.formState.errors);
    photos.settle(listing.images);
    form.reset(form.getValues());
    setOver(isNew);
    onDone(isNew ? 'created' : 'updated');
  }

  function onDeleted() {
    flushSync(() => setOver(true));
    onDone('deleted');
  }

  return (
    <Form form={form} onSubmit={onSubmit} onInvalid={onInvalid} label={t('form')}>
      <AnswersMeter
        onAnswer={(field) => {
          const where = tabOf(field);
          if (where) setTab(where);
        }}
      />
      <EditorTabs
        tab={tab}
        onTab={setTab}
        marked={wrongTabs}
        choosesOwner={isNew && ownerId === undefined}
        photos={photos}
      />
      <End boatId={boat?.id} isOver={isOver} onClose={popup ? onClose : undefined} onDeleted={onDeleted} />
      {conflict && (
        <ListingConflictDialog
          conflict={conflict}
          onClose={leaveConflict}
          onSettle={(taken) => {
            photos.know(conflict.theirs.images);
            settleConflict(form, taken);
            void form.handleSubmit(onSubmit, onInvalid)();
          }}
        />
      )}
      <LeaveGuard active={wouldLose} />
    </Form>
  );
}

interface EditorTabsProps {
  tab: ListingTab;
  onTab: (tab: ListingTab) => void;
  /** Those on which something is not right. */
  marked: readonly ListingTab[];
  choosesOwner: boolean;
  photos: ListingPhotos;
}

function EditorTabs({ tab, onTab, marked, choosesOwner, photos }: EditorTabsProps) {
  const t = useText();
  const content = {
    details: <DetailsTab choosesOwner={choosesOwner} />,
    features: <FeaturesTab />,
    pricing: <PricingTab />,
    photos: <PhotosTab photos={photos} />,
    video: <VideoTab />,
    ...(Object.fromEntries(FACTS_TABS.map((part) => [part, <FactsTab key={part} part={part} />])) as Record<
      (typeof FACTS_TABS)[number],
      ReactNode
    >),
  };
  return (
    <Tabs
      label={t('tabsLabel')}
      value={tab}
      onValueChange={(value) => onTab(value as ListingTab)}
      tabs={LISTING_TABS.map((name) => ({
        value: name,
        label: marked.includes(name) ? <MarkedLabel>{t(`tabs.${name}`)}</MarkedLabel> : t(`tabs.${name}`),
        content: content[name],
      }))}
    />
  );
}

function AgreesToTerms() {
  const t = useText();
  const terms = (label: string) => (
    <Link to="/terms" target="_blank">
      {label}
    </Link>
  );
  return <CheckboxField name="agreesToTerms" label={<LinkedText links={{ terms }}>{t('terms')}</LinkedText>} />;
}

function MarkedLabel({ children }: { children: string }) {
  const t = useText();
  return (
    <span className={styles.marked}>
      {children}
      <span className="visually-hidden"> ({t('needsAttention')})</span>
    </span>
  );
}

interface EndProps {
  boatId: number | undefined;
  isOver: boolean;
  onClose: (() => void) | undefined;
  onDeleted: () => void;
}

function End({ boatId, isOver, onClose, onDeleted }: EndProps) {
  const t = useText();
  const { isSubmitting } = useFormState();
  const isNew = boatId === undefined;
  return (
    <div className={styles.end}>
      {isNew && <AgreesToTerms />}
      <div className={styles.actions}>
        <Button type="submit" loading={isSubmitting} disabled={isOver}>
          {t(isNew ? 'create' : 'update')}
        </Button>
        {onClose && (
          <Button tone="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        )}
        {boatId !== undefined && <DeleteListing boatId={boatId} onDeleted={onDeleted} />}
      </div>
    </div>
  );
}
