import { containers, ingresses, nameOf } from './resources.mjs';

/**
 * Who refers to which settings and secrets: `kind` is ConfigMap or Secret, `key` the one thing of them that is meant, if
 * not all. An optional one may be missing.
 */
export function references(all) {
  return [
    ...containers(all).flatMap(({ owner, pod: { volumes = [] }, main }) =>
      by(owner, [...ofContainer(main), ...volumes.flatMap(ofVolume)]),
    ),
    ...ingresses(all).flatMap((door) => by(`Ingress ${nameOf(door)}`, (door.spec.tls ?? []).flatMap(ofDoor))),
  ];
}

const by = (owner, list) => list.map((reference) => ({ owner, ...reference }));

const ofContainer = ({ envFrom = [], env = [] }) => [
  ...envFrom.flatMap(({ configMapRef, secretRef }) => [...to('ConfigMap', configMapRef), ...to('Secret', secretRef)]),
  ...env.flatMap(({ valueFrom: { configMapKeyRef, secretKeyRef } = {} }) => [
    ...to('ConfigMap', configMapKeyRef),
    ...to('Secret', secretKeyRef),
  ]),
];

const ofVolume = ({ configMap, secret, projected }) =>
  [{ configMap, secret }, ...(projected?.sources ?? [])].flatMap((source) => [
    ...to('ConfigMap', source.configMap),
    ...to('Secret', source.secret),
  ]);

const ofDoor = ({ secretName }) => to('Secret', { secretName });

function to(kind, reference) {
  if (!reference) return [];
  const { secretName, name = secretName, key, items = [{ key }], optional = false } = reference;
  return items.map((item) => ({ kind, name, key: item.key, optional }));
}
