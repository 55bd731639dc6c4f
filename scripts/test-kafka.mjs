// npm run test:kafka
import { build } from './build.mjs';
import { testOnKafka } from './test-on-kafka.mjs';

await build();
const { passed, failed } = await testOnKafka();
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
