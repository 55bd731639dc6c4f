# The commands of docs/operations.md, for what `npm start` runs. In bash, in this repository's folder, while it runs:
# . deploy/local/operate.sh, with the DATA_DIR that it was started with.

SERVICES='identity catalog booking payments notifications'

# SERVICE OPERATION …: an operation of the service, beside its process
operate() {
  local service=$1
  shift
  node deploy/local/dist/commands/operate.js "$service" "${@:-help}"
}

# SERVICE STATEMENT: in the service's database
sql() {
  node --eval '
    const { Client } = require("pg");
    const { services } = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
    const client = new Client({ connectionString: services[process.argv[2]].databaseUrl });
    client.connect()
      .then(() => client.query(process.argv[3]))
      .then(({ command, rowCount, rows }) => (rows.length > 0 ? console.table(rows) : console.log(command, rowCount)))
      .catch((error) => { console.error(error.message); process.exitCode = 1; })
      .finally(() => client.end());' "${DATA_DIR:-.local}/instance.json" "$1" "$2"
}

# SERVICE: the end of its log, or of those of its replicas
logs() { tail -q -n 10000 "${DATA_DIR:-.local}/logs/$1".log "${DATA_DIR:-.local}/logs/$1"-[0-9].log 2>/dev/null; }

# SERVICE PATH [PORT]: what it answers on this machine
ask() {
  node --eval '
    const { gatewayUrl, services } = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
    const [, , name, path, port] = process.argv;
    const url = new URL(path, name === "gateway" ? gatewayUrl : services[name].url);
    if (port) url.port = Number(new URL(gatewayUrl).port) + 11; // where the local gateway has its metrics
    fetch(url).then((answer) => answer.text()).then(console.log);' "${DATA_DIR:-.local}/instance.json" "$@"
}

restart() { echo 'Secrets are read when everything starts: Ctrl-C where npm start runs, then npm start.'; }
stop_services() { echo 'Ctrl-C where npm start runs.'; }
start_services() { echo 'npm start'; }

# SERVICE NAME: a secret of the service, by the name of its variable
secret_of() { node --eval "$SECRETS" "${DATA_DIR:-.local}/secrets.json" "$2"; }

# NAME SERVICE …: sets it to what comes on the standard input; they all have it from one file
set_secret() { node --eval "$SECRETS" "${DATA_DIR:-.local}/secrets.json" "$1" set; }

SECRETS='
  const fs = require("fs");
  const [, file, variable, set] = process.argv;
  const name = variable.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  const secrets = JSON.parse(fs.readFileSync(file, "utf8"));
  const value = set && fs.readFileSync(0, "utf8").trim();
  if (!(name in secrets) || value === "") {
    console.error(value === "" ? "nothing came to set it to" : `secrets.json has no ${name}`);
    process.exitCode = 1;
  } else if (set) {
    fs.writeFileSync(file, JSON.stringify({ ...secrets, [name]: value }, null, 2));
  } else console.log(secrets[name]);'
