// Has Jest begin with the files that last longest, so that no core waits for one that began last.
const { default: Sequencer } = require('@jest/test-sequencer');
const { secondsOf } = require('./seconds-of-tests.cjs');

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const timed = Array.from(tests, (test) => ({ test, seconds: secondsOf(test.path) }));
    return timed.sort((one, other) => other.seconds - one.seconds).map(({ test }) => test);
  }
};
