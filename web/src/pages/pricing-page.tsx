import { useText } from '../features/pricing/words';
import { PriceExtras } from '../features/pricing/price-extras';
import { PriceTiers } from '../features/pricing/price-tiers';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('title')} description={t('metaDescription')}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <PriceTiers />
      <PriceExtras />
    </PageFrame>
  );
}
