import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FILE = 'kustomization.yaml';

/** Every folder of `root` that is deployed by itself, each after those that its overlay names before it. */
export function overlaysIn(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, FILE)))
    .flatMap(({ name }) => partsOf(root, name));
}

function partsOf(root, overlay) {
  const { resources = [] } = parse(readFileSync(join(root, overlay, FILE), 'utf8'));
  const parts = resources.filter((resource) => existsSync(join(root, overlay, resource, FILE)));
  return parts.length > 0 ? parts.map((part) => join(overlay, part)) : [overlay];
}
