// An S3 server with the installation's own key, and the buckets that minio/mc would make.
const { readFileSync } = require('node:fs');
const S3rver = require('@20minutes/s3rver');
const { DUMMY_ACCOUNT } = require('@20minutes/s3rver/lib/models/account');

const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();
DUMMY_ACCOUNT.createKeyPair(secret('s3_access_key'), secret('s3_secret_key'));
DUMMY_ACCOUNT.revokeAccessKey('S3RVER');

const server = new S3rver({
  address: '0.0.0.0',
  port: 9000,
  directory: '/data',
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'harbourline' }, { name: 'harbourline-licenses' }],
});
void server.run();
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
