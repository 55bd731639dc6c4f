#!/usr/bin/env bash
# Deploys one folder of an overlay, such as overlays/example/booking: everything that the replicas find when they
# start, then the migration, and only when that has succeeded the replicas. Needs kubectl and the cluster's credentials.
set -euo pipefail

folder=${1:?the folder of an overlay}
cd "$folder"
name=$(basename "$PWD")
namespace=$(sed -n 's/^namespace: //p' kustomization.yaml)
rendered=$(mktemp)
trap 'rm -f "$rendered"' EXIT
kubectl kustomize . >"$rendered"

if grep -q '^kind: Job$' "$rendered"; then
  # The release before's: a job cannot be changed.
  kubectl delete job "$name-migrate" --namespace "$namespace" --ignore-not-found --wait
fi
kubectl apply --filename "$rendered" --selector 'app.kubernetes.io/component!=server'
if grep -q '^kind: Job$' "$rendered"; then
  kubectl wait --for=condition=complete --timeout=15m --namespace "$namespace" "job/$name-migrate"
fi
if grep -q '^kind: Deployment$' "$rendered"; then
  kubectl apply --filename "$rendered" --selector 'app.kubernetes.io/component=server'
  kubectl rollout status --timeout=10m --namespace "$namespace" "deployment/$name"
fi
