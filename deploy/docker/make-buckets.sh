#!/bin/sh
# Makes the buckets of identity and catalog, private, where they are missing, and for each service an account of its own
# that may use its bucket and nothing else. The root account is for this alone.
# Outside of the containers of docker-compose.yml, SECRETS says where the secrets are, and STORE where the store is.
set -eu
store=${STORE:-http://minio:9000}
secret() { cat "${SECRETS:-/run/secrets}/$1"; }
mc alias set store "$store" "$(secret minio_root_user)" "$(secret minio_root_password)" >/dev/null

own_bucket() {
  service=$1 bucket=$2
  mc mb --ignore-existing "store/$bucket"
  mc anonymous set none "store/$bucket"
  cat >"${TMPDIR:-/tmp}/policy.json" <<JSON
{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Action": ["s3:ListBucket"], "Resource": ["arn:aws:s3:::$bucket"] },
    {
      "Effect": "Allow",
      "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
      "Resource": ["arn:aws:s3:::$bucket/*"]
    }
  ]
}
JSON
  mc admin policy create store "$service" "${TMPDIR:-/tmp}/policy.json"
  mc admin user add store "$(secret "${service}_s3_access_key")" "$(secret "${service}_s3_secret_key")"
  # It fails where the policy is attached already, so that what counts is whether the account gets into its bucket.
  mc admin policy attach store "$service" --user "$(secret "${service}_s3_access_key")" || true
  mc alias set own "$store" "$(secret "${service}_s3_access_key")" "$(secret "${service}_s3_secret_key")" >/dev/null
  mc ls "own/$bucket" >/dev/null
}
own_bucket identity harbourline-licenses
own_bucket catalog harbourline
