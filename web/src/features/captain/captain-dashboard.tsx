import type { CaptainTab } from '@harbourline/policy';
import { type ReactNode, useState } from 'react';
import type { City } from '../../shared/config/site';
import { LeaveGuard } from '../../shared/ui/leave-guard';
import { Tabs } from '../../shared/ui/tabs';
import { CaptainBoats } from './captain-boats';
import { Licenses } from './licenses';
import { useText } from './messages';
import type { RatesDraft } from './rates-draft';

interface Props {
  captainId: number;
  /** What stands on the tabs of the captain's charters. */
  charters: Record<CaptainTab, ReactNode>;
}

/** What a captain manages. What is not saved yet survives the change of tab and city. */
export function CaptainDashboard({ captainId, charters }: Props) {
  const t = useText();
  const [tab, setTab] = useState('boats');
  const [city, setCity] = useState<City>('Toronto');
  const [drafts, setDrafts] = useState<Partial<Record<City, RatesDraft>>>({});

  return (
    <>
      <LeaveGuard active={Object.values(drafts).some(Boolean)} />
      <Tabs
        label={t('tabsLabel')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'boats',
            label: t('tabs.boats'),
            content: (
              <CaptainBoats
                captainId={captainId}
                city={city}
                onCityChange={setCity}
                drafts={drafts}
                onDraftChange={(draft) => setDrafts((others) => ({ ...others, [city]: draft }))}
                onShowLicenses={() => setTab('licenses')}
              />
            ),
          },
          { value: 'pending', label: t('tabs.pending'), content: charters.pending },
          { value: 'upcoming', label: t('tabs.upcoming'), content: charters.upcoming },
          { value: 'completed', label: t('tabs.completed'), content: charters.completed },
          { value: 'licenses', label: t('tabs.licenses'), content: <Licenses captainId={captainId} /> },
        ]}
      />
    </>
  );
}
