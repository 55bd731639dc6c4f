// npm run test:kafka: the tests on a real Kafka: the one in KAFKA_BROKERS, else one in a container, else one that Java
// runs here (see deploy/kafka).
import { build } from './build.mjs';
import { countOf, failuresOf } from './jest.mjs';
import { testKafka } from './kafka-tests.mjs';
import { serversOfTests } from './test-servers.mjs';

await build();
const servers = await serversOfTests({ kafka: true });
const env = { JUST_BUILT: 'yes', ...servers.env };
const results = await testKafka(env);
servers.stop();
const { passed, failed } = countOf(results);
for (const failure of failuresOf(results)) console.log(`Failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed on Kafka`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
