import { CITIES } from '../../shared/config/site';
import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { SelectBox } from '../../shared/ui/select-box';
import { AddUser } from './add-user';
import { BoatsInCity } from './boats-in-city';
import { useText } from './words';
import { OwnerSection } from './owner-section';
import { PeopleList } from './people-list';
import styles from './sections.module.css';

/** All owners with their boats; with a city, the boats there by owner. */
export function OwnersTab({ onEdit }: { onEdit: (boatId: number) => void }) {
  const t = useText();
  const [filters, change] = useAddressFilters('city', 'q');
  const city = CITIES.find((value) => value === filters.city);
  const filter = (
    <div className={styles.city}>
      <SelectBox
        aria-label={t('owners.city')}
        value={city ?? ''}
        options={[{ value: '', label: t('owners.allCities') }, ...CITIES.map((value) => ({ value, label: value }))]}
        onChange={({ target }) => change({ city: target.value, q: '' })}
      />
    </div>
  );
  const action = <AddUser role="owner" />;
  if (city) return <BoatsInCity key={city} city={city} filters={filter} action={action} onEdit={onEdit} />;
  return (
    <PeopleList role="owner" none={t('owners.none')} filters={filter} action={action}>
      {(owners) => owners.map((owner) => <OwnerSection key={owner.id} owner={owner} onEdit={onEdit} />)}
    </PeopleList>
  );
}
