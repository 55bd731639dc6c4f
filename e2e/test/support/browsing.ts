import type { Instance } from '@harbourline/local';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import type { TestStack } from './test-stack';

export interface Site {
  readonly instance: Instance;
  readonly browser: Browser;
}

/** A system, and a browser to visit it with, for the tests of a block: both are there from its first hook on. */
export function browsing(open: () => Promise<TestStack>): Site {
  let stack: TestStack | undefined;
  let instance: Instance;
  let browser: Browser;
  beforeAll(async () => {
    stack = await open();
    [instance, browser] = await Promise.all([stack.instance(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });
  return {
    get instance() {
      return instance;
    },
    get browser() {
      return browser;
    },
  };
}
