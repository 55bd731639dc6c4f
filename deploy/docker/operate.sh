# The commands of docs/operations.md, for Compose. In bash, in this repository's folder: . deploy/docker/operate.sh
# COMPOSE says how Compose is called, unless it is `docker compose`.

SERVICES='identity catalog booking payments notifications'

compose() { command ${COMPOSE:-docker compose} "$@"; }

# SERVICE OPERATION …: an operation of the service, beside its replicas
operate() {
  local service=$1
  shift
  compose exec -T "$service" node dist/main.js "${@:-help}"
}

# SERVICE STATEMENT: in the service's database
sql() { compose exec -T postgres psql --username postgres --dbname "harbourline_$1" --command "$2"; }

# SERVICE: the end of its log
logs() { compose logs --no-color --tail 10000 "$1"; }

# SERVICE PATH [PORT]: what it answers to its own network
ask() {
  local get='fetch(process.argv[1]).then((answer) => answer.text()).then(console.log)'
  compose exec -T "$1" node --eval "$get" "http://127.0.0.1:${3:-8080}$2"
}

# SERVICE …: restarts the replicas one by one, with the secrets as they are now
restart() {
  local service container
  for service in "$@"; do
    for container in $(compose ps --quiet "$service"); do
      docker restart "$container" >/dev/null && until_healthy "$container" || return 1
      echo "$service restarted"
    done
  done
}

until_healthy() {
  local tries health='{{if .State.Health}}{{.State.Health.Status}}{{else}}healthy{{end}}'
  for tries in {1..120}; do
    [ "$(docker inspect --format "$health" "$1")" = healthy ] && return 0
    sleep 1
  done
  echo "it does not become healthy: docker logs $1" >&2
  return 1
}

# FOLDER: copies all objects there, or back from there; what is there already is left alone
backup_objects() { mkdir -p "$1" && objects "$1" 'mkdir -p "/copy/$bucket" && mc mirror "store/$bucket" "/copy/$bucket"'; }
restore_objects() { objects "$1" 'mc mirror "/copy/$bucket" "store/$bucket"'; }

objects() {
  compose run --rm --no-deps -T --volume "$(realpath "$1"):/copy" --entrypoint sh buckets -c '
    set -eu
    mc alias set store http://minio:9000 "$(cat /run/secrets/minio_root_user)" "$(cat /run/secrets/minio_root_password)" >/dev/null
    for bucket in harbourline harbourline-licenses; do '"$2"'; done'
}

stop_services() { compose stop gateway $SERVICES; }

# Brings the databases up to date as well.
start_services() { compose up --detach; }

# SERVICE NAME: a secret of the service, by the name of its variable
secret_of() { cat "$(secret_file "$1" "$2")"; }

# NAME SERVICE …: sets it to what comes on the standard input; those who share it have one file
set_secret() {
  local file value
  file=$(secret_file "$2" "$1")
  value=$(cat)
  [ -n "$value" ] || { echo 'nothing came to set it to' >&2; return 1; }
  (umask 077 && printf '%s\n' "$value" >"$file.new") && chmod 0444 "$file.new" && mv -f "$file.new" "$file"
}

secret_file() {
  local name
  name=$(echo "$2" | tr '[:upper:]' '[:lower:]')
  case $2 in
    DATABASE_URL | S3_ACCESS_KEY | S3_SECRET_KEY) name=$1_$name ;;
    KAFKA_SASL_PASSWORD) name=$1_kafka_password ;;
  esac
  echo ".secrets/$name"
}
