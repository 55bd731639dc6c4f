import { z } from 'zod';

/** How a service connects to Kafka and creates its topics; all of it optional. */
export const kafkaVariables = {
  KAFKA_BROKERS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((broker) => broker.trim() || []))
    .describe('host:port of some brokers, separated by commas; empty: events travel by the services’ own feeds'),
  KAFKA_CLIENT_ID: z.string().default('').describe('how the brokers’ logs and quotas name this service'),
  KAFKA_PREFIX: z
    .string()
    .regex(/^[\w-]+$/)
    .default('harbourline')
    .describe('what the names of topics and consumer groups begin with'),
  KAFKA_PARTITIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(6)
    .describe('of each topic, when it is made; never change it afterwards, or keys lose their order'),
  KAFKA_SESSION_MS: z.coerce
    .number()
    .int()
    .min(1_000)
    .default(10_000)
    .describe('after how long without a sign of life a replica’s partitions go to the others'),
  KAFKA_SSL: z.enum(['on', 'off']).default('off'),
  KAFKA_SSL_CA: z.string().default('').describe('PEM of the authority that signed the brokers’ certificates'),
  KAFKA_SASL_MECHANISM: z.enum(['', 'plain', 'scram-sha-256', 'scram-sha-512']).default(''),
  KAFKA_SASL_USERNAME: z.string().default(''),
  KAFKA_SASL_PASSWORD: z.string().default(''),
};

export type KafkaConfig = z.infer<z.ZodObject<typeof kafkaVariables>>;
