// The entry point of every `npm run …`. Plain JavaScript for Node 18, because it runs before Node 24 is available.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dependenciesStand } from './dependencies-stand.mjs';
import { followNpm } from './follow-npm.mjs';
import { resolveQuickly } from './resolve-quickly.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const commands = {
  start: { entry: 'main.ts', about: 'start Salus' },
  dev: { entry: 'server/dev.ts', about: 'start Salus for development; server and page reload automatically' },
  test: { entry: 'checks/test.ts', about: 'run all checks and tests [--no-browser] [PATH …]' },
  check: { entry: 'checks/check.ts', about: 'check types, lint, format, project rules and generated files' },
  bench: { entry: 'bench/main.ts', about: 'run the benchmarks' },
  backup: { entry: 'server/commands/backup.ts', about: 'back up everything to one file' },
  restore: { entry: 'server/commands/restore.ts', about: 'restore from a backup file, or from BACKUP_URL to a time' },
  import: { entry: 'server/commands/import.ts', about: 'import patients FILE.csv, or codes FILE' },
  'create-clinic': { entry: 'server/commands/create-clinic.ts', about: 'create an empty clinic' },
  'password-link': { entry: 'server/commands/password-link.ts', about: 'create a password link, valid for one day' },
  'rotate-keys': { entry: 'server/commands/rotate-keys.ts', about: 'replace the key that encrypts secure messages' },
  migrate: { entry: 'server/commands/migrate.ts', about: 'bring the database to this version' },
  'upgrade-postgres': { entry: 'server/commands/upgrade-postgres.ts', about: 'move to the next PostgreSQL' },
  rehearse: { entry: 'server/commands/rehearse.ts', about: 'kill, delete and restore a scratch clinic' },
  'kill-test': { entry: 'server/testing/kills/main.ts', about: 'kill a scratch clinic under load [KILLS] [PROCESSES]' },
  prove: { entry: 'server/commands/prove.ts', about: 'check every balance against the ledger' },
  simulate: { entry: 'simulation/main.ts', about: 'run the seeded simulation [--seed N | --seeds N]' },
  'remove-demo': { entry: 'server/commands/remove-demo.ts', about: 'delete the demo clinic permanently' },
  generate: { entry: 'checks/generate.ts', about: 'regenerate the generated files' },
  strings: { entry: 'checks/wording/strings.ts', about: 'list every string shown to users [PATH …]' },
  'new-module': { entry: 'checks/new-module.ts', about: 'scaffold a module: NAME [--above MODULE]' },
  format: { entry: 'node_modules/oxfmt/bin/oxfmt', about: 'format the files' },
  install: { entry: '', about: 'install the dependencies only' },
};

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;

if (!command) {
  const lines = Object.entries(commands).map(([key, { about }]) => `  ${key.padEnd(16)} ${about}`);
  process.stderr.write(`Usage: npm run <command> -- [arguments]\n${lines.join('\n')}\n`);
  process.exitCode = 1;
} else {
  followNpm();
  try {
    if (!(await dependenciesStand(root))) await (await import('./install-dependencies.mjs')).installDependencies(root);
    if (command.entry) await run(join(root, command.entry), args);
  } catch (fault) {
    if (!(fault instanceof Error && fault.name === 'LaunchFault')) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
  }
}

/** Runs the entry in this process if it is already Node 24, which saves a second start and relaying signals. */
async function run(entry, rest) {
  if (Number.parseInt(process.versions.node, 10) < 24) {
    const { runUnderNode24 } = await import('./run-under-node-24.mjs');
    await runUnderNode24(root, [...process.execArgv, fileURLToPath(import.meta.url), name, ...rest]);
    return;
  }
  const bin = dirname(process.execPath);
  process.env.PATH = [bin, process.env.PATH].filter(Boolean).join(delimiter);
  // Disables developer checks of libraries on a server.
  if (name === 'start') process.env.NODE_ENV ??= 'production';
  process.argv = [process.execPath, entry, ...rest];
  keepCompiled();
  resolveQuickly(root);
  if (!existsSync(entry)) {
    process.stderr.write(`This copy of Salus does not include ${name}.\n`);
    process.exitCode = 1;
    return;
  }
  await import(pathToFileURL(entry).href);
}

/**
 * Enables the compile cache: otherwise half of a warm start would be compilation. The cache is also written if the
 * process is killed.
 */
function keepCompiled() {
  module.enableCompileCache?.(join(root, 'node_modules/.cache/node'));
  setTimeout(() => module.flushCompileCache?.(), 15_000).unref();
}
