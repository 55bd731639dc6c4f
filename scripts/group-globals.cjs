// Files of a group share their globals and the environment of their process: what the tests of one set is there for them
// alone. What modules set when they are loaded stays, as they are loaded once for the whole group.

/** @returns the names of globals that were replaced since they looked like `before`; one that is made at its first use is none */
exports.replacedSince = (before) =>
  Reflect.ownKeys(before)
    .filter(
      (key) =>
        'value' in before[key] &&
        !Object.is(Object.getOwnPropertyDescriptor(globalThis, key)?.value, before[key].value),
    )
    .map(String);

exports.globalsNow = () => Object.getOwnPropertyDescriptors(globalThis);

/** Two hooks: before the tests of a file and after them. */
exports.separateGlobals = function separateGlobals() {
  let before;
  return {
    begin: () => (before = { globals: exports.globalsNow(), environment: { ...process.env } }),
    end: () => restore(before),
  };
};

function restore({ globals, environment }) {
  for (const key of Reflect.ownKeys(globalThis)) if (!Object.hasOwn(globals, key)) delete globalThis[key];
  for (const key of exports.replacedSince(globals)) Object.defineProperty(globalThis, key, globals[key]);
  for (const key of Object.keys(process.env)) if (!Object.hasOwn(environment, key)) delete process.env[key];
  Object.assign(process.env, environment);
}
