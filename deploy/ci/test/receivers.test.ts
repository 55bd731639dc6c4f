import type { z } from 'zod';
import { configSchema as gateway } from '../../../gateway/src/config';
import { configSchema as booking } from '../../../services/booking/src/config';
import { configSchema as catalog } from '../../../services/catalog/src/config';
import { configSchema as identity } from '../../../services/identity/src/config';
import { configSchema as notifications } from '../../../services/notifications/src/config';
import { configSchema as payments } from '../../../services/payments/src/config';
import { privacy } from '../../../web/src/features/legal/privacy.en';

const SCHEMAS: Record<string, z.ZodType>[] = [
  ...[gateway.shape, identity.shape, catalog.shape],
  ...[booking.shape, payments.shape, notifications.shape],
];
const SETTINGS = Object.assign({}, ...SCHEMAS) as Record<string, z.ZodType>;

const OURS = 'the product itself';
const SERVERS = 'The provider of our servers, where all of this is stored';
const MAIL = 'The provider of our email: your address and the message';
const CARDS = 'Stripe, which takes card payments';
const TEXTS = 'Twilio, which sends text messages';
/** Each setting that names a place, with the receiver of its data in the words of the Privacy Policy. */
const RECEIVERS: Record<string, string> = {
  ...Object.fromEntries(
    ['IDENTITY', 'CATALOG', 'BOOKING', 'PAYMENTS', 'NOTIFICATIONS'].map((name) => [`${name}_URL`, OURS]),
  ),
  ...{ HOST: OURS, PUBLIC_ORIGIN: OURS, METRICS_PORT: OURS, PORT: OURS },
  ...{
    DATABASE_URL: SERVERS,
    DATABASE_DIRECT_URL: SERVERS,
    S3_ENDPOINT: SERVERS,
    KAFKA_BROKERS: SERVERS,
    OTEL_EXPORTER_OTLP_ENDPOINT: SERVERS,
  },
  ...{ SMTP_URL: MAIL, MAIL_FROM: OURS, SUPPORT_EMAIL: OURS, COMPANY_EMAIL: OURS },
  ...{ STRIPE_API_URL: CARDS, STRIPE_BROWSER_URL: CARDS, PAYMENT_PROVIDER_ORIGIN: CARDS },
  ...{ STRIPE_SECRET_KEY: CARDS, STRIPE_PUBLISHABLE_KEY: CARDS, STRIPE_WEBHOOK_SECRET: CARDS },
  ...{ TWILIO_API_URL: TEXTS, TWILIO_ACCOUNT_SID: TEXTS, TWILIO_AUTH_TOKEN: TEXTS, TWILIO_PHONE_NUMBER: TEXTS },
};
/** Named by no setting; what browsers ask is tested with a browser. */
const ASKED_BY_BROWSERS = 'YouTube or Vimeo, where the page of a boat shows a video';
/** Secrets between our own parts. */
const NO_PLACE = ['INTERNAL_SECRET', 'SETTINGS_SECRET', 'JWT_PRIVATE_KEY', 'TRACES_SAMPLER_KEY', 'ADDRESS_KEY'];
/** These settings are keys, whose place another setting names. */
const WITH_ITS_PLACE = /^(S3|KAFKA)_/;

const PLACES = ['https://place.example', 'smtp://place.example', 'postgres://place.example/data', 'a@place.example'];
const takesPlaces = (schema: z.ZodType) =>
  !schema.safeParse('no place').success && PLACES.some((place) => schema.safeParse(place).success);
const isOfAnother = (name: string) => /(_URL|_ENDPOINT|_ORIGIN|_BROKERS|_HOST|_KEY|_SECRET|_TOKEN|_SID)$/.test(name);

it('names in the Privacy Policy whoever the services are told to send data to', () => {
  const places = Object.entries(SETTINGS)
    .filter(([name, schema]) => takesPlaces(schema) || isOfAnother(name))
    .map(([name]) => name)
    .filter((name) => !NO_PLACE.includes(name) && !(WITH_ITS_PLACE.test(name) && !(name in RECEIVERS)));
  expect(places.length).toBeGreaterThan(15);
  expect(places.filter((name) => !(name in RECEIVERS))).toEqual([]);
});

it('says of each of them what it gets, and names nobody who gets nothing', () => {
  const named = privacy.sections.flatMap(({ title, text }) => (title === 'Which companies receive it' ? text : []));
  const receivers = [...new Set(Object.values(RECEIVERS)), ASKED_BY_BROWSERS].filter((receiver) => receiver !== OURS);
  const rows = named.filter((line) => line.startsWith('- '));
  expect(receivers.filter((receiver) => !rows.some((row) => row.startsWith(`- ${receiver}`)))).toEqual([]);
  expect(rows.filter((row) => !receivers.some((receiver) => row.startsWith(`- ${receiver}`)))).toEqual([]);
});

it('speaks of no setting that there is not', () => {
  expect(Object.keys(RECEIVERS).filter((name) => !(name in SETTINGS))).toEqual([]);
});
