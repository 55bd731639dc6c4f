// An S3 server with a key for each service that keeps files, and its bucket, as minio/mc would make them.
const { readFileSync } = require('node:fs');
const S3rver = require('@20minutes/s3rver');
const { DUMMY_ACCOUNT } = require('@20minutes/s3rver/lib/models/account');

const BUCKETS = { identity: 'harbourline-licenses', catalog: 'harbourline' };
const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();
const keys = Object.keys(BUCKETS).map((service) => ({
  key: secret(`${service}_s3_access_key`),
  bucket: BUCKETS[service],
  secretKey: secret(`${service}_s3_secret_key`),
}));
for (const { key, secretKey } of keys) DUMMY_ACCOUNT.createKeyPair(key, secretKey);
DUMMY_ACCOUNT.revokeAccessKey('S3RVER');

const server = new S3rver({
  address: '0.0.0.0',
  port: 9000,
  directory: '/data',
  silent: true,
  vhostBuckets: false,
  configureBuckets: Object.values(BUCKETS).map((name) => ({ name })),
});
// Whoever has signed uses the bucket of that key alone; the server looks at the signature afterwards.
server.middleware.unshift(async (ctx, next) => {
  const [, used] = /Credential=([^/]+)\//.exec(ctx.get('authorization')) ?? [];
  const key = used ?? String(ctx.query['X-Amz-Credential'] ?? '').split('/')[0];
  const own = keys.find((pair) => pair.key === key)?.bucket;
  if (ctx.path === '/' || own === ctx.path.split('/')[1]) return next();
  ctx.status = 403;
  ctx.type = 'application/xml';
  ctx.body = '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code></Error>';
});
void server.run();
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
