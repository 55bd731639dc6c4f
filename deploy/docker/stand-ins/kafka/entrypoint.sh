#!/bin/bash
# Takes its settings as the registry's image does: KAFKA_LOG_DIRS becomes log.dirs, three underscores a dash, and so on.
set -euo pipefail

settings=/opt/kafka/config/server.properties
env | sed -n 's/^KAFKA_\([A-Z0-9_]*\)=/\1=/p' | grep -v '^HEAP_OPTS=' \
  | awk '{ at = index($0, "="); name = tolower(substr($0, 1, at - 1)); gsub("___", "-", name); gsub("_", ".", name); print name substr($0, at) }' >"$settings"
run() { java ${KAFKA_HEAP_OPTS:-} -cp '/opt/kafka/libs/*' "$@"; }

run kafka.tools.StorageTool format --ignore-formatted --cluster-id "$CLUSTER_ID" --config "$settings" >/dev/null
exec java ${KAFKA_HEAP_OPTS:-} -cp '/opt/kafka/libs/*' kafka.Kafka "$settings"
