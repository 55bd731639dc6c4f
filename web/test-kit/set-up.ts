import '@testing-library/jest-dom';
import { BatchInterceptor, type HttpRequestEventMap } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { cleanup, configure } from '@testing-library/react';
import './no-screen';
import './plain-styles';
import { answerTo, resetAnswers } from './answers';
import { NOW } from './now';
import { forgetPages } from './render-page';

/** A guard against hanging, never a judgement of speed. */
const PATIENCE_MS = 30_000 * Number(process.env['PATIENCE'] ?? 1);
/** Time goes on; only the date stays. */
const CLOCKS = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
];

configure({ asyncUtilTimeout: PATIENCE_MS });

const calls = new BatchInterceptor({
  name: 'calls of the page',
  interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
});
/** Whoever calls waits for what this promises. */
const respond: (event: HttpRequestEventMap['request'][0]) => unknown = async ({ request, controller }) =>
  controller.respondWith(await answerTo(request));
calls.on('request', respond);

beforeAll(() => calls.apply());
afterAll(() => calls.dispose());

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: CLOCKS }));

afterEach(async () => {
  cleanup();
  forgetPages();
  jest.useRealTimers();
  // What was on its way comes to its end before the next test.
  await new Promise((resolve) => setTimeout(resolve));
  const problems = resetAnswers();
  localStorage.clear();
  sessionStorage.clear();
  if (problems.length > 0) throw new Error(`The page made calls that cannot be answered:\n${problems.join('\n')}`);
});
