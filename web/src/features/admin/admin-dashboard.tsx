import { type ReactNode, useCallback, useState } from 'react';
import { Tabs } from '../../shared/ui/tabs';
import { AddUser } from './add-user';
import { Administrators } from './administrators';
import { CaptainsTab } from './captains-tab';
import { EditBoat, type EditorProps } from './edit-boat';
import { useText } from './messages';
import { OwnersTab } from './owners-tab';
import { SummaryCards } from './summary-cards';
import { UserTable } from './user-table';

interface Props {
  selfId: number;
  /** The listing's editor, which is shown over the page. */
  boatEditor: (props: EditorProps) => ReactNode;
}

/** Everyone and every boat, and what an administrator may do about them. */
export function AdminDashboard({ selfId, boatEditor }: Props) {
  const t = useText();
  const [edited, setEdited] = useState<number>();
  const endEditing = useCallback(() => setEdited(undefined), []);
  const renters = (
    <UserTable role="renter" selfId={selfId} none={t('renters.none')} action={<AddUser role="renter" />} />
  );
  return (
    <>
      <SummaryCards />
      <Tabs
        label={t('tabsLabel')}
        tabs={[
          { value: 'owners', label: t('tabs.owners'), content: <OwnersTab onEdit={setEdited} /> },
          { value: 'captains', label: t('tabs.captains'), content: <CaptainsTab /> },
          { value: 'renters', label: t('tabs.renters'), content: renters },
        ]}
      />
      <Administrators selfId={selfId} />
      <EditBoat boatId={edited} onEnd={endEditing} editor={boatEditor} />
    </>
  );
}
