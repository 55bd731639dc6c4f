/** The release of a module that a go.mod asks for. @throws where it asks for none. */
export function releaseOf(goMod, module) {
  const line = goMod.split('\n').find((each) =>
    each
      .trim()
      .replace(/^require /, '')
      .startsWith(`${module} v`),
  );
  if (!line) throw new Error(`go.mod does not name ${module}`);
  return line
    .slice(line.indexOf(module) + module.length)
    .trim()
    .split(' ')[0];
}
