import { Mail, MapPin, Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { PhoneLink } from '../shared/ui/phone-link';
import { site } from '../shared/config/site';
import { Wordmark } from '../shared/ui/wordmark';
import styles from './footer.module.css';
import { useText } from './words';
import { FOOTER_LINKS, LEGAL_LINKS } from './navigation';
import { SocialIcon } from './social-icon';

const DESTINATIONS = ['Cancun', 'Montreal', 'Toronto'];

/** Whoever pays on a phone finds two links there, and nothing else to scroll through. */
export function Footer() {
  const t = useText();
  const isBrief = useLocation().pathname === '/checkout';

  return (
    <footer className={styles.footer}>
      {isBrief && (
        <p className={styles.brief}>
          <Link to="/renters-faq">{t('footer.help')}</Link>
          <Link to="/terms">{t('nav.terms')}</Link>
        </p>
      )}
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Wordmark onDark />
            <p>{t('footer.tagline')}</p>
            <ul className={styles.social}>
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    data-icon
                    aria-label={t('footer.onSocial', { network: name })}
                  >
                    <SocialIcon network={name} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <FooterList title={t('footer.destinations')}>
            {DESTINATIONS.map((name) => (
              <li key={name}>
                <Link to={`/boats?location=${name}`}>{name}</Link>
              </li>
            ))}
          </FooterList>
          <FooterList title={t('footer.services')}>
            <li>{t('footer.luxuryCharters')}</li>
            <li>{t('footer.corporateEvents')}</li>
            <li>{t('footer.specialOccasions')}</li>
          </FooterList>
          <FooterList title={t('footer.discover')}>
            {FOOTER_LINKS.map(({ to, key }) => (
              <li key={to}>
                <Link to={to}>{t(key)}</Link>
              </li>
            ))}
          </FooterList>
          <Contact />
        </div>
        <div className={styles.legal}>
          <span>{t('footer.copyright')}</span>
          <ul>
            {LEGAL_LINKS.map(({ to, key }) => (
              <li key={to}>
                <Link to={to}>{t(key)}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** How to reach us. */
function Contact() {
  const t = useText();
  const { street, city, region, postalCode, country } = site.address;
  return (
    <FooterList title={t('footer.contact')}>
      <li className={styles.contact}>
        <Phone aria-hidden size={16} />
        <PhoneLink phone={site.phone} />
      </li>
      <li className={styles.contact}>
        <Mail aria-hidden size={16} />
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </li>
      <li className={styles.contact}>
        <MapPin aria-hidden size={16} />
        <address className={styles.address}>
          {street}
          <br />
          {`${city}, ${region} ${postalCode}`}
          <br />
          {country}
        </address>
      </li>
    </FooterList>
  );
}

/** A group of links; on a phone behind its title. */
function FooterList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <details className={styles.group}>
        <summary>{title}</summary>
        <ul className={styles.list}>{children}</ul>
      </details>
    </section>
  );
}
