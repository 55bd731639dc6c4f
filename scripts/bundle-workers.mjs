// Before tests: what services run in threads and processes of their own is bundled from the sources as they are. Where
// everything has been built just now, it is left alone: others may be about to run it.
import { bundleWorkers } from './build.mjs';

export default () => (process.env.JUST_BUILT ? undefined : bundleWorkers());
