#!/bin/bash
# Initialises the data the first time, with the scripts of /docker-entrypoint-initdb.d, and runs the server.
set -euo pipefail
shopt -s nullglob

if [[ ! -s $PGDATA/PG_VERSION ]]; then
  initdb --username postgres --pwfile <(cat "${POSTGRES_PASSWORD_FILE:-/dev/stdin}" <<<"${POSTGRES_PASSWORD:-}") --auth-local trust --auth-host scram-sha-256 >/dev/null
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --silent --wait --options "-c listen_addresses=''" start
  for script in /docker-entrypoint-initdb.d/*.sh; do bash "$script"; done
  pg_ctl --silent --wait --mode fast stop
fi
exec "$@" -c 'listen_addresses=*'
