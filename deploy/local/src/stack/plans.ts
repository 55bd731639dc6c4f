import { join } from 'node:path';
import type { ServiceName } from '@harbourline/contracts';
import type { Front } from '@harbourline/servers/balancer';
import type { Ports } from './ports';
import type { Secrets } from './secrets';
import type { ProcessPlan } from './supervise';

export interface Surroundings {
  root: string;
  dataDir: string;
  ports: Ports;
  secrets: Secrets;
  publicOrigin: string;
  databaseUrl: (service: ServiceName) => string;
  /** Past the pooler, where `databaseUrl` is one's. */
  directDatabaseUrl?: (service: ServiceName) => string;
  /** Settings of the products' own, such as timers, passed on from whoever starts the stack. */
  settings: Record<string, string>;
}

/** New objects get 8 MB, and not the 32 that V8 would keep for them from the start on, however little there is to do. */
const SERVICE_OPTIONS = ['--max-semi-space-size=4'];
/** Free memory goes back to the system; as in the Dockerfile. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

const at = (port: number) => `http://127.0.0.1:${port}`;

/** The variables of the starter's environment that reach the services. */
export const PASSED_ON = [
  'OWNER_RESPONSE_HOURS',
  'RENTER_RESPONSE_HOURS',
  'HOLD_HOURS',
  'NOTICE_HOURS',
  'COMPLETION_HOURS',
  'REFUND_CHOICE_HOURS',
  'TAX_PERCENT',
  'OWNER_PAYOUT_DAYS',
  'OWNER_REMINDER_HOURS',
  'TRIP_REMINDER_HOURS',
  'SMS_COUNTRIES',
  'SMS_NUMBER_TYPES',
  'CONFIRMATION_MAILS_PER_HOUR',
  'CONTACT_CHANGES_PER_DAY',
  'PHONE_CODES_PER_NUMBER',
  'PHONE_CODES_PER_ADDRESS',
  'PHONE_CODES_PER_BLOCK',
  'PHONE_CODES_PER_DAY',
  'SMS_PER_PAYER',
  'SMS_PER_NUMBER',
  'SMS_PER_ACCOUNT',
  'SMS_PER_BLOCK',
  'SMS_PER_DAY',
  'MAILS_PER_SENDER',
  'MAILS_PER_ADDRESS',
  'CHANGE_MAIL_MINUTES',
  'CONTACT_MESSAGES_PER_HOUR',
  'CONTACT_MESSAGES_PER_NETWORK',
  'TEST_MESSAGES_PER_HOUR',
  'NOTIFICATIONS_PER_HOUR',
  'MESSAGES_PER_HOUR',
  'MESSAGES_PER_CONVERSATION',
  'ORPHAN_HOURS',
  'UNCLAIMED_PAYMENT_HOURS',
  'RECONCILE_AFTER_SECONDS',
  'COMPARE_EVERY_HOURS',
  'SANDBOX_PROCESSING_MS',
  'PASSWORD_COST',
  'RATE_LIMIT',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
  'PATIENCE',
  'KAFKA_BROKERS',
  'KAFKA_PREFIX',
  'KAFKA_PARTITIONS',
  'KAFKA_SESSION_MS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
];

export function serverPlans({ root, dataDir, ports, secrets, settings }: Surroundings): ProcessPlan[] {
  const script = join(root, 'packages', 'servers', 'dist', 'main.js');
  const logDir = join(dataDir, 'logs');
  const server = (name: string, options: object): ProcessPlan => ({
    name,
    script,
    logDir,
    parameters: [name, JSON.stringify(options)],
  });
  return [
    server('object-store', {
      dataDir: join(dataDir, 'objects'),
      port: ports.objectStore,
      accessKey: secrets.objectStoreKey,
      secretKey: secrets.objectStoreSecret,
    }),
    server('mail', { dataDir: join(dataDir, 'mail'), smtpPort: ports.smtp, webPort: ports.mail }),
    {
      name: 'sandbox',
      script: join(root, 'deploy', 'sandbox', 'dist', 'main.js'),
      logDir,
      env: {
        ...settings,
        SANDBOX_PORT: String(ports.sandbox),
        SANDBOX_DATA_DIR: join(dataDir, 'sandbox'),
        SANDBOX_PUBLIC_URL: at(ports.sandbox),
        STRIPE_WEBHOOK_URL: `${at(ports.gateway)}/api/payment/webhook`,
        STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
        STRIPE_SECRET_KEY: secrets.stripeSecretKey,
        STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
        TWILIO_ACCOUNT_SID: secrets.twilioAccountSid,
        TWILIO_AUTH_TOKEN: secrets.twilioAuthToken,
      },
    },
  ];
}

export function balancerPlan({ root, dataDir }: Pick<Surroundings, 'root' | 'dataDir'>, fronts: Front[]): ProcessPlan {
  return {
    name: 'balancer',
    script: join(root, 'packages', 'servers', 'dist', 'main.js'),
    logDir: join(dataDir, 'logs'),
    parameters: ['balancer', JSON.stringify({ fronts })],
  };
}

export function postgresPlan(
  { root, dataDir, ports }: Pick<Surroundings, 'root' | 'dataDir' | 'ports'>,
  databases: readonly string[],
): ProcessPlan {
  return {
    name: 'postgres',
    script: join(root, 'packages', 'servers', 'dist', 'main.js'),
    logDir: join(dataDir, 'logs'),
    parameters: ['postgres', JSON.stringify({ dataDir: join(dataDir, 'postgres'), port: ports.postgres, databases })],
  };
}

export function servicePlans(surroundings: Surroundings): Record<ServiceName | 'gateway', ProcessPlan> {
  const { root, dataDir, ports, secrets, publicOrigin, databaseUrl, directDatabaseUrl, settings } = surroundings;
  const urls = {
    IDENTITY_URL: at(ports.identity),
    CATALOG_URL: at(ports.catalog),
    BOOKING_URL: at(ports.booking),
    PAYMENTS_URL: at(ports.payments),
    NOTIFICATIONS_URL: at(ports.notifications),
  };
  const objectStore = {
    S3_ENDPOINT: at(ports.objectStore),
    S3_ACCESS_KEY: secrets.objectStoreKey,
    S3_SECRET_KEY: secrets.objectStoreSecret,
    S3_BUCKET: 'harbourline',
  };
  const plan = (name: string, folder: string, env: Record<string, string>): ProcessPlan => ({
    name,
    script: join(root, folder, 'dist', 'main.js'),
    logDir: join(dataDir, 'logs'),
    env: { NODE_ENV: 'development', ...ALLOCATOR, ...urls, ...settings, PUBLIC_ORIGIN: publicOrigin, ...env },
  });
  const service = (name: ServiceName, env: Record<string, string> = {}): ProcessPlan => ({
    ...plan(name, join('services', name), {
      PORT: String(ports[name]),
      DATABASE_URL: databaseUrl(name),
      ...(directDatabaseUrl && { DATABASE_DIRECT_URL: directDatabaseUrl(name) }),
      INTERNAL_SECRET: secrets.internalSecret,
      ...env,
    }),
    nodeOptions: SERVICE_OPTIONS,
  });

  return {
    identity: service('identity', {
      JWT_PRIVATE_KEY: secrets.jwtPrivateKey,
      ...objectStore,
      S3_BUCKET: 'harbourline-licenses',
    }),
    catalog: service('catalog', objectStore),
    booking: service('booking'),
    payments: service('payments', {
      STRIPE_SECRET_KEY: secrets.stripeSecretKey,
      STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      STRIPE_API_URL: at(ports.sandbox),
    }),
    notifications: service('notifications', {
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      MAIL_FROM: 'Harbourline <bookings@harbourline.example>',
      SETTINGS_SECRET: secrets.settingsSecret,
      SUPPORT_EMAIL: 'support@harbourline.example',
      TWILIO_ACCOUNT_SID: secrets.twilioAccountSid,
      TWILIO_AUTH_TOKEN: secrets.twilioAuthToken,
      TWILIO_PHONE_NUMBER: '+16475550100',
      TWILIO_API_URL: at(ports.sandbox),
    }),
    gateway: plan('gateway', 'gateway', {
      PORT: String(ports.gateway),
      METRICS_PORT: String(ports.gatewayMetrics),
      WEB_DIST: join(root, 'web', 'dist'),
      PAYMENT_PROVIDER_ORIGIN: at(ports.sandbox),
    }),
  };
}
