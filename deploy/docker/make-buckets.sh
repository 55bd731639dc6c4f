#!/bin/sh
# Makes the buckets of identity and catalog, private, where they are missing.
set -eu
mc alias set store http://minio:9000 "$(cat /run/secrets/s3_access_key)" "$(cat /run/secrets/s3_secret_key)" >/dev/null
for bucket in harbourline harbourline-licenses; do
  mc mb --ignore-existing "store/$bucket"
  mc anonymous set none "store/$bucket"
done
