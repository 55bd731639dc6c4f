import { refuseCostly } from '../src/pictures/refuse-costly';
import { WorkerLost, type LossReason } from '../src/workers/worker-lost';

const FILE = { path: '/tmp/1', name: 'print.jpg' };
const refusal = (reason: LossReason) => refuseCostly(FILE, 'not_an_image', Promise.reject(new WorkerLost(reason)));

describe('a file that could not be opened', () => {
  it('is asked for again where there was too little time, which is not its fault', async () => {
    await expect(refusal('time')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'There was too little time to open print.jpg. Please try again in a moment.',
      retryAfter: 30,
    });
  });

  it('is asked for as a smaller copy where it takes too much memory', async () => {
    await expect(refusal('memory')).rejects.toMatchObject({
      code: 'not_an_image',
      message: 'print.jpg takes too much memory to open. Please send a smaller copy of it.',
    });
  });

  it('is asked for in another format where it ended what opened it', async () => {
    await expect(refusal('crash')).rejects.toMatchObject({
      code: 'not_an_image',
      message: 'print.jpg could not be opened. Please send it in another format.',
    });
  });
});
