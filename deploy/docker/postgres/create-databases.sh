#!/bin/bash
# Makes one database and one user for each service, from the addresses that the services themselves connect with.
# The PostgreSQL image runs it once, when it initialises its data.
set -euo pipefail

for file in /run/secrets/*_database_url; do
  [[ $(<"$file") =~ ^postgresql://([a-z_]+):([0-9A-Za-z_-]+)@[^/]+/([a-z_]+)$ ]] || { echo "$file: not an address that can be read" >&2; exit 1; }
  psql --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
    --set user="${BASH_REMATCH[1]}" --set password="${BASH_REMATCH[2]}" --set database="${BASH_REMATCH[3]}" <<'SQL'
CREATE USER :"user" PASSWORD :'password';
CREATE DATABASE :"database" OWNER :"user";
REVOKE CONNECT, TEMPORARY ON DATABASE :"database" FROM PUBLIC;
SQL
done
