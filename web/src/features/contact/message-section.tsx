import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Form } from '../../shared/ui/form';
import styles from './contact.module.css';
import { ContactFields } from './contact-fields';
import type { Sender } from './contact-values';
import { useText } from './words';
import { useContactForm } from './use-contact-form';

/** A message to us, on the contact page. */
export function MessageSection({ sender }: { sender: Sender | null }) {
  const t = useText();
  const { form, send } = useContactForm('page', sender);
  return (
    <section className={styles.section}>
      <div>
        <h2 className={styles.title}>{t('page.title')}</h2>
        <p className={styles.lead}>{t('page.lead')}</p>
      </div>
      <Card>
        <Form form={form} label={t('page.title')} onSubmit={send}>
          <ContactFields place="page" />
          <Button type="submit" wide size="4" loading={form.formState.isSubmitting}>
            {t('send')}
          </Button>
        </Form>
      </Card>
    </section>
  );
}
