const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom has not; a signal has to be of the same make as the `fetch` that it ends. */
const OF_NODE = {
  ...{ fetch, Headers, Request, Response, AbortController, AbortSignal },
  ...{ ReadableStream, TransformStream, WritableStream, TextDecoder, TextEncoder },
  structuredClone,
};

/** A browser's page without looks: jsdom, with calls as Node makes them. */
module.exports = class extends TestEnvironment {
  /** Libraries are loaded as Node loads them, since that is where they run. */
  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {
    await super.setup();
    Object.assign(this.global, OF_NODE);
  }
};
