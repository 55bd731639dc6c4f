// Before tests: what services run in threads and processes of their own is bundled from the sources as they are.
import { bundleWorkers } from './build.mjs';

export default bundleWorkers;
