import { type ReactNode, useCallback, useState } from 'react';
import { Tabs } from '../../shared/ui/tabs';
import { AddUser } from './add-user';
import { ADMIN_TABS, type AdminTab, isAboutPeople } from './admin-tabs';
import { Administrators } from './administrators';
import { CaptainsTab } from './captains-tab';
import { EditBoat, type EditorProps } from './edit-boat';
import { LicensesWaiting } from './licenses-waiting';
import { useText } from './words';
import { OwnersTab } from './owners-tab';
import { SummaryCards } from './summary-cards';
import { UserTable } from './user-table';

/** The tabs whose own headings are one level further down. */
const WITHOUT_HEADINGS: ReadonlySet<AdminTab> = new Set(['audit', 'reviews', 'support']);

interface Props {
  selfId: number;
  tab: AdminTab;
  onTabChange: (tab: AdminTab) => void;
  /** The listing's editor, which is shown over the page. */
  boatEditor: (props: EditorProps) => ReactNode;
  /** Cards for what is counted elsewhere, and the tabs of it. */
  bookingCounts: ReactNode;
  support: ReactNode;
  bookings: ReactNode;
  payments: ReactNode;
  messages: ReactNode;
  reviews: ReactNode;
  /** How much needs a person, on its tab, and how many messages have failed, on theirs. */
  supportCount: ReactNode;
  failedMessages: ReactNode;
  sms: ReactNode;
  email: ReactNode;
  audit: ReactNode;
}

/** Everyone, every boat and every booking, and what an administrator may do about them. */
export function AdminDashboard({ selfId, tab, onTabChange, boatEditor, bookingCounts, ...slots }: Props) {
  const t = useText();
  const [edited, setEdited] = useState<number>();
  const endEditing = useCallback(() => setEdited(undefined), []);
  const content: Record<AdminTab, ReactNode> = {
    owners: <OwnersTab onEdit={setEdited} />,
    captains: <CaptainsTab />,
    renters: <UserTable role="renter" selfId={selfId} none={t('renters.none')} action={<AddUser role="renter" />} />,
    support: slots.support,
    bookings: slots.bookings,
    payments: slots.payments,
    messages: slots.messages,
    reviews: slots.reviews,
    sms: slots.sms,
    email: slots.email,
    audit: slots.audit,
  };
  return (
    <>
      <SummaryCards>{bookingCounts}</SummaryCards>
      <Tabs
        label={t('tabsLabel')}
        value={tab}
        onValueChange={(next) => onTabChange(ADMIN_TABS.find((known) => known === next) ?? ADMIN_TABS[0])}
        tabs={ADMIN_TABS.map((value) => ({
          value,
          label: (
            <>
              {t(`tabs.${value}`)}
              {value === 'support' && slots.supportCount}
              {value === 'messages' && slots.failedMessages}
              {value === 'captains' && <LicensesWaiting />}
            </>
          ),
          heading: WITHOUT_HEADINGS.has(value) ? t(`tabs.${value}`) : undefined,
          content: content[value],
        }))}
      />
      {isAboutPeople(tab) && <Administrators selfId={selfId} />}
      <EditBoat boatId={edited} onEnd={endEditing} editor={boatEditor} />
    </>
  );
}
