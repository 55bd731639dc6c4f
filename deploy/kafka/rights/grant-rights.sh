#!/bin/bash
# Gives each service an account on the brokers, and the rights of rights.txt: those it lacks are added, any other is taken
# away. Done again, it changes nothing but passwords that are new. The brokers have to refuse what no rule allows.
#
#   KAFKA_ADMIN_BROKERS    where an administrator of the cluster is let in
#   KAFKA_ADMIN_CONFIG     a file that says how, in the form of Kafka's own clients; none: nobody is asked for
#   KAFKA_PREFIX           what the names of topics and groups begin with
#   KAFKA_PASSWORD_FILE    where the password of each service is; %s stands for its name
set -euo pipefail

folder=$(cd "$(dirname "$0")" && pwd)
prefix=${KAFKA_PREFIX:-harbourline}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

kafka() {
  local tool=$1
  shift
  java -Xmx128m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "${KAFKA_LIBS:-/opt/kafka/libs}/*" "$tool" \
    --bootstrap-server "$KAFKA_ADMIN_BROKERS" ${KAFKA_ADMIN_CONFIG:+--command-config "$KAFKA_ADMIN_CONFIG"} "$@"
}
rights() { grep -v '^#' "$folder/rights.txt"; }
services=$(rights | cut -d ' ' -f 1 | sort -u)

for service in $services; do
  # shellcheck disable=SC2059 -- it is a pattern
  password=$(<"$(printf "$KAFKA_PASSWORD_FILE" "$service")")
  # By a file: what stands in a command can be read by others on the machine.
  (umask 077 && printf 'SCRAM-SHA-512=password=%s\n' "$password" >"$work/credential")
  kafka kafka.admin.ConfigCommand --alter --entity-type users --entity-name "$service" --add-config-file "$work/credential" >/dev/null
done

# Each rule as one line: account, kind of resource, how its name is meant, name, operation.
rights | while read -r service right name; do
  case $right in
    writes) of='TOPIC PREFIXED' operations='WRITE CREATE' ;;
    reads) of='TOPIC LITERAL' operations='READ CREATE' ;;
    joins) of='GROUP PREFIXED' operations='READ' ;;
  esac
  for operation in $operations; do echo "$service $of $prefix.$name $operation"; done
done | sort >"$work/wanted"
kafka org.apache.kafka.tools.AclCommand --list >"$work/list"
sed -nE -e 's/^Current ACLs for resource .*resourceType=(\w+), name=(.*), patternType=(\w+)\).*$/of \1 \3 \2/p' \
  -e 's/^\s*\(principal=User:(.*), host=\*, operation=(\w+), permissionType=ALLOW\).*$/\1 \2/p' "$work/list" \
  | while read -r first rest; do
    if [ "$first" = of ]; then resource=$rest; else echo "$first $resource $rest"; fi
  done | grep -E "^($(echo $services | tr ' ' '|')) " | sort >"$work/there" || true

# ACTION: adds or removes the rules on the standard input, as many at a time as one call takes
change() {
  local account kind pattern operations names
  awk '{ of[$1 " " $2 " " $3 " " $4] = of[$1 " " $2 " " $3 " " $4] "," $5 } END { for (key in of) print key, of[key] }' \
    | awk '{ names[$1 " " $2 " " $3 " " $5] = names[$1 " " $2 " " $3 " " $5] "," $4 } END { for (key in names) print key, names[key] }' \
    | while read -r account kind pattern operations names; do
      # shellcheck disable=SC2046,SC2086 -- options without blanks
      kafka org.apache.kafka.tools.AclCommand $1 --allow-principal "User:$account" \
        --resource-pattern-type "${pattern,,}" $(options "${kind,,}" "$names") $(options operation "$operations") </dev/null >/dev/null
      echo "$1 $account ${kind,,}${names//,/ } (${operations#,})"
    done
}
options() { for value in ${2//,/ }; do printf -- '--%s %s ' "$1" "$value"; done; }

comm -23 "$work/wanted" "$work/there" | change --add
comm -13 "$work/wanted" "$work/there" | change '--remove --force'
echo "$(wc -l <"$work/wanted") rules for" $services
