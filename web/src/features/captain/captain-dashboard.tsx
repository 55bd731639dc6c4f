import type { CaptainTab } from '@harbourline/policy';
import { type ReactNode, useState } from 'react';
import type { City } from '../../shared/config/site';
import { LeaveGuard } from '../../shared/ui/leave-guard';
import { Tabs } from '../../shared/ui/tabs';
import { CaptainBoats } from './captain-boats';
import { Licenses } from './licenses';
import { useText } from './words';
import type { RatesDraft } from './rates-draft';

export const CAPTAIN_DASHBOARD_TABS = ['boats', 'pending', 'upcoming', 'completed', 'earnings', 'licenses'] as const;
export type CaptainDashboardTab = (typeof CAPTAIN_DASHBOARD_TABS)[number];

interface Props {
  captainId: number;
  tab: CaptainDashboardTab;
  onTab: (tab: CaptainDashboardTab) => void;
  city: City;
  onCity: (city: City) => void;
  /** How many charters each tab has; undefined until it is known. */
  counts: Record<CaptainTab, number> | undefined;
  /** What stands on the tabs of the captain's charters. */
  charters: Record<CaptainTab, ReactNode>;
  /** How many messages wait to be read on a tab, where any do. */
  unreadOn: (tab: CaptainTab) => ReactNode;
  earnings: ReactNode;
}

/** What a captain manages. What is not saved yet survives the change of tab and city. */
export function CaptainDashboard({ captainId, tab, onTab, city, onCity, counts, charters, unreadOn, earnings }: Props) {
  const t = useText();
  const [drafts, setDrafts] = useState<Partial<Record<City, RatesDraft>>>({});
  const chartersOn = (value: CaptainTab) => {
    const label = t(`tabs.${value}`);
    return {
      value,
      label: (
        <>
          <span>{counts ? t('tabs.counted', { label, count: counts[value] }) : label}</span>
          {unreadOn(value)}
        </>
      ),
      content: charters[value],
    };
  };

  return (
    <>
      <LeaveGuard active={Object.values(drafts).some(Boolean)} />
      <Tabs
        label={t('tabsLabel')}
        value={tab}
        onValueChange={(next) => onTab(CAPTAIN_DASHBOARD_TABS.find((known) => known === next) ?? 'boats')}
        tabs={[
          {
            value: 'boats',
            label: t('tabs.boats'),
            content: (
              <CaptainBoats
                captainId={captainId}
                city={city}
                onCityChange={onCity}
                drafts={drafts}
                onDraftChange={(draft) => setDrafts((others) => ({ ...others, [city]: draft }))}
                onShowLicenses={() => onTab('licenses')}
              />
            ),
          },
          chartersOn('pending'),
          chartersOn('upcoming'),
          chartersOn('completed'),
          { value: 'earnings', label: t('tabs.earnings'), content: earnings },
          { value: 'licenses', label: t('tabs.licenses'), content: <Licenses captainId={captainId} /> },
        ]}
      />
    </>
  );
}
