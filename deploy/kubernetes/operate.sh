# The commands of docs/operations.md, for Kubernetes. In bash, in this repository's folder:
# . deploy/kubernetes/operate.sh, with the cluster's credentials. OVERLAY is the folder of the installation.

SERVICES='identity catalog booking payments notifications'
OVERLAY=${OVERLAY:-deploy/kubernetes/overlays/example}

kube() { kubectl --namespace "$(sed -n 's/^namespace: //p' "$OVERLAY/platform/kustomization.yaml")" "$@"; }

# SERVICE OPERATION …: an operation of the service, beside its replicas
operate() {
  local service=$1
  shift
  kube exec "deployment/$service" -- node dist/main.js "${@:-help}"
}

# SERVICE STATEMENT: in the service's database, as the service's user
sql() {
  local run='
    const { Client } = require("pg");
    const connectionString = require("fs").readFileSync(process.env.DATABASE_URL_FILE, "utf8").trim();
    const client = new Client({ connectionString });
    client.connect()
      .then(() => client.query(process.argv[1]))
      .then(({ command, rowCount, rows }) => (rows.length > 0 ? console.table(rows) : console.log(command, rowCount)))
      .catch((error) => { console.error(error.message); process.exitCode = 1; })
      .finally(() => client.end());'
  kube exec "deployment/$1" -- node --eval "$run" "$2"
}

# SERVICE: the end of its replicas' logs
logs() {
  kube logs --selector "app.kubernetes.io/name=$1,app.kubernetes.io/component=server" --prefix --tail 10000
}

# SERVICE PATH [PORT]: what one replica answers to its own network
ask() {
  local get='fetch(process.argv[1]).then((answer) => answer.text()).then(console.log)'
  kube exec "deployment/$1" -- node --eval "$get" "http://127.0.0.1:${3:-8080}$2"
}

# SERVICE …: restarts the replicas one by one, with the secrets as they are now
restart() {
  local service
  for service in "$@"; do
    kube rollout restart "deployment/$service" && kube rollout status --timeout=10m "deployment/$service" || return 1
  done
}

# An autoscaler leaves alone what has no replicas.
stop_services() {
  local service
  for service in gateway $SERVICES; do kube scale --replicas=0 "deployment/$service" || return 1; done
  while [ -n "$(kube get pods --selector app.kubernetes.io/component=server --output name)" ]; do sleep 1; done
}

# Brings the databases up to date as well.
start_services() {
  local service
  for service in $SERVICES gateway; do
    deploy/kubernetes/deploy.sh "$OVERLAY/$service" && kube scale --replicas=2 "deployment/$service" || return 1
  done
  for service in $SERVICES gateway; do kube rollout status --timeout=10m "deployment/$service" || return 1; done
}

# SERVICE NAME: a secret of the service, by the name of its variable
secret_of() { kube get secret "$1-secrets" --output "go-template={{index .data \"$2\" | base64decode}}"; }

# NAME SERVICE …: sets it, for these services, to what comes on the standard input
set_secret() {
  local name=$1 value service
  shift
  value=$(cat)
  [ -n "$value" ] || { echo 'nothing came to set it to' >&2; return 1; }
  for service in "$@"; do
    printf '{"data":{"%s":"%s"}}' "$name" "$(printf '%s' "$value" | base64 | tr -d '\n')" |
      kube patch secret "$service-secrets" --type merge --patch-file /dev/stdin || return 1
  done
}
