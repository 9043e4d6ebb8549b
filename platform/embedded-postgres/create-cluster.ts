import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { APPLICATION_ROLE, type Cluster, serverEnvironment, SUPERVISOR_ROLE } from './cluster.ts';
import { replaceFile } from './replace-file.ts';
import { PG_HBA_CONF, POSTGRESQL_CONF, SALUS_CONF } from './server-settings.ts';
import { nameUnfinished } from './unfinished.ts';

/**
 * Creates the cluster with its role and its database, completely or not at all, however many instances try concurrently
 * and wherever they are killed; throws StartError.
 */
export async function createCluster(cluster: Cluster): Promise<void> {
  const unfinished = nameUnfinished(cluster.dir);
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    if (cluster.user.uid !== undefined) chownSync(unfinished, cluster.user.uid, cluster.user.gid);
    await initialise(cluster, unfinished);
    replaceFile(path.join(unfinished, 'postgresql.conf'), POSTGRESQL_CONF, cluster.user);
    replaceFile(path.join(unfinished, 'salus.conf'), SALUS_CONF, cluster.user);
    replaceFile(path.join(unfinished, 'pg_hba.conf'), PG_HBA_CONF, cluster.user);
    await runAlone(cluster, unfinished, [
      `ALTER ROLE ${SUPERVISOR_ROLE} PASSWORD '${cluster.password}'`,
      `CREATE ROLE ${APPLICATION_ROLE} LOGIN CREATEDB PASSWORD '${cluster.password}'`,
      // The server's error messages quote values ("invalid input syntax …"); this keeps them out of its log.
      `ALTER ROLE ${APPLICATION_ROLE} SET log_min_messages = 'fatal'`,
      `CREATE DATABASE ${APPLICATION_ROLE} OWNER ${APPLICATION_ROLE}`,
    ]);
    rename(unfinished, cluster.dir);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Resets the roles of a stopped cluster to the password in the file. */
export async function resetPassword(cluster: Cluster): Promise<void> {
  await runAlone(cluster, cluster.dir, [
    `ALTER ROLE ${SUPERVISOR_ROLE} PASSWORD '${cluster.password}'`,
    `ALTER ROLE ${APPLICATION_ROLE} PASSWORD '${cluster.password}'`,
  ]);
}

async function initialise(cluster: Cluster, dir: string): Promise<void> {
  // The builtin provider sorts the same on every machine; otherwise the database would depend on the system's C
  // library.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['-D', dir, '-U', SUPERVISOR_ROLE, '--auth=reject', ...locale];
  const { code, output } = await run(cluster, 'initdb', args, '');
  if (code !== 0) throw new StartError(`The database could not be created in ${dir}: ${lastComplaint(output)}`);
}

async function runAlone(cluster: Cluster, dir: string, statements: string[]): Promise<void> {
  const args = ['--single', '-D', dir, '-c', 'log_min_error_statement=panic', 'postgres'];
  const input = statements.map((statement) => `${statement};\n`).join('');
  const { code, output } = await run(cluster, 'postgres', args, input);
  if (code === 0 && !/\b(ERROR|FATAL|PANIC): /.test(output)) return;
  throw new StartError(`The database in ${dir} could not be prepared: ${lastComplaint(output)}`);
}

function run(
  cluster: Cluster,
  program: string,
  args: string[],
  input: string,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(path.join(cluster.native, 'bin', program), args, {
      ...cluster.user,
      cwd: '/',
      env: serverEnvironment(),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
    child.stdin.on('error', () => undefined).end(input);
  });
}

function lastComplaint(output: string): string {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => /error|fatal|panic|could not/i.test(line)) ?? lines.at(-1) ?? 'no reason was given';
}

function rename(unfinished: string, dir: string): void {
  try {
    renameSync(unfinished, dir);
  } catch (error) {
    // Another instance was faster: use its cluster.
    if (existsSync(path.join(dir, 'PG_VERSION'))) return;
    throw error;
  }
  if (process.platform === 'win32') return;
  const parent = openSync(path.dirname(dir), 'r');
  fsyncSync(parent);
  closeSync(parent);
}
