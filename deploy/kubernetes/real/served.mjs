/** The kinds that an API server knows, as `kubectl api-resources --no-headers` lists them: `apps/v1 Deployment`. */
export function servedKinds(list) {
  return new Set(
    list
      .trim()
      .split('\n')
      // Names for short are missing in some lines, so the columns are counted from the end.
      .map((line) => line.trim().split(/\s+/).slice(-3))
      .map(([apiVersion, , kind]) => `${apiVersion} ${kind}`),
  );
}

export const kindOf = ({ apiVersion, kind }) => `${apiVersion} ${kind}`;
