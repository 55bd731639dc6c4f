// Translates what tests import, once for all of Jest's projects: by itself, @swc/jest does it again for each of them, as its
// keys hold their settings. None of these changes what becomes of a file.
const { dirname } = require('node:path');
const swc = require('@swc/jest');

const ROOT = dirname(__dirname);

exports.createTransformer = (options) => {
  const { getCacheKey, ...transformer } = swc.createTransformer(options);
  return {
    ...transformer,
    getCacheKey: (source, path, given) =>
      getCacheKey(source, path, { ...given, configString: '', config: { rootDir: ROOT } }),
  };
};
