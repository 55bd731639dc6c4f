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

# Looks for either end of the job: to wait for its success alone would be to wait long for one that has failed.
until_migrated() {
  local job=$name-migrate seconds ends
  for ((seconds = 0; seconds < 900; seconds += 2)); do
    ends=$(kubectl get job "$job" --namespace "$namespace" --output 'jsonpath={.status.conditions[?(@.status=="True")].type}') || ends=
    case " $ends " in
      *' Complete '*) return 0 ;;
      *' Failed '*) break ;;
    esac
    sleep 2
  done
  echo "$job has not succeeded; the replicas stay as they are. It said:" >&2
  kubectl logs --namespace "$namespace" --selector "batch.kubernetes.io/job-name=$job" --prefix --tail=20 >&2 || true
  return 1
}

if grep -q '^kind: Job$' "$rendered"; then
  # The release before's: a job cannot be changed.
  kubectl delete job "$name-migrate" --namespace "$namespace" --ignore-not-found --wait
fi
kubectl apply --filename "$rendered" --selector 'app.kubernetes.io/component!=server'
if grep -q '^kind: Job$' "$rendered"; then
  until_migrated
fi
if grep -q '^kind: Deployment$' "$rendered"; then
  kubectl apply --filename "$rendered" --selector 'app.kubernetes.io/component=server'
  kubectl rollout status --timeout=10m --namespace "$namespace" "deployment/$name"
fi
