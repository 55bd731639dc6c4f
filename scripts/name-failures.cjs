// Names a test as soon as it has failed: the file or group that it belongs to may go on for minutes.
const { stripVTControlCharacters } = require('node:util');

/** What is said first of a failure. */
const beginningOf = (said = '') => stripVTControlCharacters(said).trim().split('\n', 1)[0];

module.exports = class NameFailures {
  onTestCaseResult(_, { status, fullName, failureMessages: [said] }) {
    if (status === 'failed') process.stderr.write(`Failed: ${fullName}: ${beginningOf(said)}\n`);
  }
};
module.exports.beginningOf = beginningOf;
