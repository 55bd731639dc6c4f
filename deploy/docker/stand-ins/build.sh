#!/usr/bin/env bash
# Makes the stand-ins of docker-compose.stand-ins.yml, for a machine that reaches Debian's packages, npm and Maven but
# no image registry. Needs Docker, Maven, and the images debian:bookworm-slim and node:24-bookworm-slim.
set -euo pipefail
cd "$(dirname "$0")/../../.."
here=deploy/docker/stand-ins

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$here"/kafka/{Dockerfile,entrypoint.sh} "$work"
mvn --quiet --batch-mode --file deploy/kafka/pom.xml dependency:copy-dependencies -DoutputDirectory="$work/jars"
docker build --quiet --network=host -t harbourline/stand-in-kafka "$work"
docker build --quiet --network=host -t harbourline/stand-in-postgres "$here/postgres"
docker build --quiet --network=host -f deploy/docker/Dockerfile --build-arg WORKSPACE=packages/servers -t harbourline/servers .
docker build --quiet --network=host -t harbourline/stand-in-servers "$here/servers"
