import { workerData } from 'node:worker_threads';
import type { DrawingSettings } from './drawing-settings';

const { terms, origin } = workerData as DrawingSettings;
// Before everything else is loaded: sentences know the terms from their first moment on.
globalThis.harbourlineTerms = terms;
globalThis.harbourlineOrigin = origin;
void import('./drawing');
