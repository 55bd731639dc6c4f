import { site } from '../../shared/config/site';
import styles from './company.module.css';

export function OfficeAddress() {
  const { street, city, region, postalCode, country } = site.address;
  return (
    <address className={styles.address}>
      {site.name}
      <br />
      {street}
      <br />
      {`${city}, ${region} ${postalCode}`}
      <br />
      {country}
    </address>
  );
}
