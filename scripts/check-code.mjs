// Checks what no linter has a rule for. Each rule is shown a violation made for it first, and has to find it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { ROOT } from './install.mjs';

const RULES = [
  {
    name: 'no-boolean-positional-parameter',
    says: 'a flag that callers pass by its place: give it a name in an object, or make two functions',
    files: /^(packages|services|gateway|deploy)\/(?!.*\/(test|test-support)\/).*\.ts$/,
    find: booleanParameters,
    violations: [
      'function open(path: string, force: boolean) {}',
      'const open = (path: string, force = false) => path;',
      'class Door { open(force?: boolean) {} }',
    ],
    fine: [
      'const open = (path: string, { force }: { force: boolean }) => path;',
      "const yes = (is: boolean) => 'yes';",
    ],
  },
  {
    name: 'edges-touch-no-tables',
    says: 'an edge that reads or writes tables: that is what a use case does',
    files: /^services\/[^/]+\/src\/(http|events|jobs)\/.*\.ts$/,
    find: tablesTouched,
    violations: [
      'const user = deps.db.client.user;',
      'void db.transact(save);',
      "import type { Tx } from '../db/database';",
      "import { keepRows } from '@harbourline/service-kit';",
      "import { Prisma } from '../generated/prisma/client';",
    ],
    fine: ["import type { Booking } from '../generated/prisma/client';", 'const once = keep(deps.db);'],
  },
  {
    name: 'policy-says-where-a-booking-stands',
    says: 'a status or outcome of a booking that is compared: ask `standingOf`, or what policy/status.ts has a name for',
    // Payments and identity have statuses of their own: see the next.
    files: /^(packages\/contracts|services\/(booking|notifications|catalog)|gateway|web)\/src\/(?!.*\.test\.).*\.tsx?$/,
    find: statusesCompared,
    violations: [
      "if (booking.status === 'confirmed') tell();",
      "const isOver = status !== 'cancelled';",
      "const isLost = 'slot_lost' === booking?.outcome;",
      "switch (booking.status) { case 'pending': break; }",
      'const TITLES: Readonly<Record<Status, string>> = titles;',
      "const words = { pending: 'Not yet', confirmed: 'Yes' }[status];",
    ],
    fine: [
      "const isPaid = payment.status === 'succeeded';",
      'if (answer.status === 404) return;',
      "const isOut = outcome === 'cancelled';",
      'const isChanged = status !== booking.status;',
      "const rows = client.booking.findMany({ where: { status: 'confirmed' } });",
      "switch (standing.kind) { case 'confirmed': break; }",
    ],
  },
  {
    name: 'policy-says-what-the-status-of-a-booking-decides',
    says: 'a status or outcome of a booking that is compared: ask what policy/status.ts has a name for',
    files: /^services\/(payments|identity)\/src\/.*\.ts$/,
    find: (source) =>
      statusesCompared(source).filter((node) => /\bbooking\??\.(status|outcome)\b/i.test(node.getText())),
    violations: [
      "const isActive = booking.status === 'pending' || booking.status === 'confirmed';",
      "if (books.booking?.outcome !== 'slot_lost') divide();",
    ],
    fine: ["if (payment.status === 'cancelled') stop();", 'refund(isActive(booking));'],
  },
  {
    name: 'pages-tell-the-time-by-the-server',
    says: 'the clock of the browser, which can be wrong by hours: ask `serverNow` of shared/lib/server-time.ts',
    // What the server draws has the right time.
    files: /^web\/src\/(?!server\/|shared\/lib\/server-time\.ts$|.*\.test\.).*\.tsx?$/,
    find: browserClocks,
    violations: [
      'const now = new Date();',
      'const isOver = until < Date.now();',
      'const [now] = useState(Date.now);',
      'const year = new Date().getFullYear();',
      'const now = new window.Date();',
      'const text = Date();',
    ],
    fine: ['const start = new Date(booking.startDate);', 'const now = serverNow();', 'const ms = performance.now();'],
  },
];

const STANDS = {
  status: ['pending', 'confirmed', 'completed', 'cancelled'],
  outcome: [
    ...['renter_cancelled', 'owner_declined', 'expired', 'adjustment_lapsed', 'owner_cancelled', 'captain_cancelled'],
    ...['platform_cancelled', 'boat_withdrawn', 'slot_lost'],
  ],
};
const EQUALITY = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
];

/** Commands that can be the first on a fresh clone: what they load before installing comes with Node. */
const FIRST_COMMANDS = ['scripts/start.mjs', 'scripts/test.mjs'];

const ELSEWHERE = ['node_modules', 'dist', '.build', 'generated'];
const paths = ['packages', 'services', 'gateway', 'deploy', 'web/src'].flatMap(filesIn);
let failures = 0;
for (const { name, says, files, find, violations, fine } of RULES) {
  for (const code of violations.filter((text) => find(parse('violation.ts', text)).length === 0)) {
    fail(`${name}: a violation of it is not found: ${code}`);
  }
  for (const code of fine.filter((text) => find(parse('fine.ts', text)).length > 0)) {
    fail(`${name}: what is no violation of it is taken for one: ${code}`);
  }
  for (const path of paths.filter((each) => files.test(each))) {
    const source = parse(path, readFileSync(join(ROOT, path), 'utf8'));
    for (const node of find(source)) {
      fail(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${name}: ${says}`);
    }
  }
}
checkFirstCommands();
console.log(`${RULES.length + 1} rules of code, ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);

/** Follows static imports only: what is imported later is imported after the installation. */
function checkFirstCommands() {
  const name = 'first-commands-load-node-alone';
  const indirect = {
    'first.mjs': "import { sort } from './sort.cjs';",
    'sort.cjs': "const Sequencer = require('@jest/test-sequencer');",
  };
  const late = { 'first.mjs': "import 'node:fs';\nawait import('esbuild');\nconst late = () => require('jest');" };
  if (packagesLoadedBy('first.mjs', (path) => indirect[path]).length === 0)
    fail(`${name}: a violation of it is not found`);
  if (packagesLoadedBy('first.mjs', (path) => late[path]).length > 0)
    fail(`${name}: what is loaded late is no violation`);
  for (const command of FIRST_COMMANDS)
    for (const found of packagesLoadedBy(command, (path) => readFileSync(join(ROOT, path), 'utf8')))
      fail(`${found.path} ${name}: ${command} loads "${found.package}" before it is installed`);
}

/** The packages that a script and what it imports load when they are loaded themselves, with the file that does. */
function packagesLoadedBy(script, read, seen = new Set()) {
  if (seen.has(script)) return [];
  seen.add(script);
  return loadedAtOnce(parse(script, read(script))).flatMap((name) => {
    if (name.startsWith('node:')) return [];
    if (!name.startsWith('.')) return [{ path: script, package: name }];
    return name.endsWith('.json') ? [] : packagesLoadedBy(posix.join(posix.dirname(script), name), read, seen);
  });
}

/** Where the time is taken from the machine that runs this. */
function browserClocks(source) {
  const isDate = (node) => /^((window|globalThis)\.)?Date$/.test(node.getText());
  return nodesOf(source, (node) => {
    if (ts.isPropertyAccessExpression(node)) return isDate(node.expression) && node.name.text === 'now';
    if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length;
    return ts.isCallExpression(node) && isDate(node.expression);
  });
}

function loadedAtOnce(source) {
  const names = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) names.push(node.moduleSpecifier?.text);
    if (ts.isCallExpression(node) && /^require(\.resolve)?$/.test(node.expression.getText()))
      names.push(node.arguments[0]?.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names.filter((name) => name !== undefined);
}

function fail(line) {
  console.error(line);
  failures += 1;
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (ELSEWHERE.includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function parse(path, text) {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

function nodesOf(source, matches) {
  const found = [];
  const visit = (node) => {
    if (matches(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A closure of one parameter is given a value, as by what calls back: it has no flag. */
function booleanParameters(source) {
  return nodesOf(source, (node) => {
    if (!ts.isParameter(node) || !ts.isFunctionLike(node.parent)) return false;
    const isCallback = ts.isArrowFunction(node.parent) || ts.isFunctionTypeNode(node.parent);
    if (isCallback && node.parent.parameters.length === 1) return false;
    return isBooleanType(node.type) || isBoolean(node.initializer);
  });
}

function isBooleanType(type) {
  if (type === undefined) return false;
  return type.kind === ts.SyntaxKind.BooleanKeyword || (ts.isUnionTypeNode(type) && type.types.some(isBooleanType));
}

function isBoolean(value) {
  return value?.kind === ts.SyntaxKind.TrueKeyword || value?.kind === ts.SyntaxKind.FalseKeyword;
}

function tablesTouched(source) {
  return nodesOf(source, (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      return ['client', 'transact'].includes(node.name.text) && /(^|\.)db$/.test(node.expression.getText());
    }
    if (ts.isImportSpecifier(node)) return ['Tx', 'keepRows'].includes(node.name.text);
    return ts.isImportDeclaration(node) && isValueOfClient(node);
  });
}

function isValueOfClient({ moduleSpecifier, importClause }) {
  return /\/generated\//.test(moduleSpecifier.text) && importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword;
}

/** Statuses and outcomes that are compared with those of a booking, switched over, or have words of their own. */
function statusesCompared(source) {
  return nodesOf(source, (node) => {
    if (ts.isBinaryExpression(node)) {
      if (!EQUALITY.includes(node.operatorToken.kind)) return false;
      return standsFor(node.left, node.right) || standsFor(node.right, node.left);
    }
    if (ts.isSwitchStatement(node)) {
      return node.caseBlock.clauses.some((each) => each.expression && standsFor(node.expression, each.expression));
    }
    if (ts.isElementAccessExpression(node)) {
      return ts.isObjectLiteralExpression(node.expression) && nameOf(node.argumentExpression) === 'status';
    }
    return (
      ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Record' && isStatusType(node.typeArguments?.[0])
    );
  });
}

/** Whether one is a status or an outcome, and the other a word for one that bookings have. */
function standsFor(value, word) {
  return ts.isStringLiteral(word) && (STANDS[nameOf(value)]?.includes(word.text) ?? false);
}

function nameOf(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

function isStatusType(type) {
  return type !== undefined && /^(Status|Booking(View|State)\['status'\])$/.test(type.getText());
}
