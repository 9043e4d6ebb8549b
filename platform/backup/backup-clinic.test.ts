import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { TEMPLATE, withDatabase } from '../testing/global-setup.ts';
import { backupClinic } from './backup-clinic.ts';
import { readArchive } from './archive-reader.ts';
import { liveIn, openInstallation, type TestInstallation } from './testing/test-installation.ts';
import { installationMigrations as migrations } from './testing/installation-migrations.ts';

const folderOf = (installation: TestInstallation): string => path.dirname(installation.dataDir);
const command = new URL('backup-command.ts', import.meta.url).href;

async function listMembers(file: string): Promise<string[]> {
  const names: string[] = [];
  let size = 0;
  for await (const { name, content } of readArchive(file)) {
    names.push(name);
    for await (const chunk of content) size += chunk.length;
  }
  expect(size).toBeGreaterThan(0);
  return names;
}

/** Returns the command as a separate process, with this installation in its environment. */
function commandFor(installation: TestInstallation, args: string[]): [string, string[], object] {
  const program = `(await import(${JSON.stringify(command)})).runBackup(${JSON.stringify(args)})
    .catch((error) => { console.error(error.name + ': ' + error.message); process.exit(1); })`;
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: installation.url,
    DATA_DIR: installation.dataDir,
    INIT_CWD: folderOf(installation),
    BACKUP_PASSPHRASE: 'eleven amber kites landing',
  };
  return [process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' }];
}

describe('backupClinic', () => {
  it('writes one file that only its owner can read, with everything except the database’s own files', async () => {
    await using installation = await openInstallation();
    await liveIn(installation);
    // A backup into the directory that it saves, and files on another disk.
    const to = path.join(installation.dataDir, 'backup.tar.gz');
    await rename(path.join(installation.dataDir, 'files'), path.join(folderOf(installation), 'elsewhere'));
    await symlink(path.join(folderOf(installation), 'elsewhere'), path.join(installation.dataDir, 'files'));
    await symlink(installation.dataDir, path.join(folderOf(installation), 'elsewhere', 'loop'));
    await symlink('/nowhere', path.join(installation.dataDir, 'dangling'));
    const manifest = await backupClinic({ ...installation, to, migrations });
    expect(statSync(to).mode & 0o777).toBe(0o600);
    const members = await listMembers(to);
    expect(members.filter((name) => name.startsWith('files/'))).toEqual([
      `files/files/${'a'.repeat(120)}/Röntgen ☃.pdf`,
      'files/files/empty',
      'files/keys/seal.key',
    ]);
    expect(members.at(-1)).toBe('manifest.json');
    expect(manifest.tables.find(({ name }) => name === 'guest')?.rows).toBe(10);
    expect(existsSync(`${to}.part`)).toBe(false);
  });

  it('splits a large table into several members', async () => {
    await using installation = await openInstallation();
    await liveIn(installation, { notes: 20_000 });
    const to = path.join(folderOf(installation), 'backup.tar.gz');
    await backupClinic({ ...installation, to, migrations });
    expect((await listMembers(to)).filter((name) => name.startsWith('database/ward.note/')).length).toBeGreaterThan(2);
  });

  it('saves every table that the modules create', async () => {
    await using installation = await openInstallation();
    await mkdir(installation.dataDir);
    const url = withDatabase(inject('postgresUrl'), TEMPLATE);
    const real = await readMigrations(fileURLToPath(new URL('../..', import.meta.url)));
    const progress: string[] = [];
    const to = path.join(folderOf(installation), 'backup.tar.gz');
    const manifest = await backupClinic({
      url,
      dataDir: installation.dataDir,
      to,
      migrations: real,
      onProgress: (line) => progress.push(line),
    });
    expect(manifest.newestMigration).toBe(real.at(-1)?.name);
    expect(manifest.tables.length).toBeGreaterThan(10);
    // Would report a module with tables in a schema with another name.
    expect(progress.filter((line) => line.startsWith('Not backed up'))).toEqual([]);
  });

  it('reports a foreign schema', async () => {
    await using installation = await openInstallation();
    await liveIn(installation);
    await installation.ask('create schema reports; create table reports.monthly ()');
    const progress: string[] = [];
    const to = path.join(folderOf(installation), 'backup.tar.gz');
    await backupClinic({ ...installation, to, migrations, onProgress: (line) => progress.push(line) });
    expect(progress).toContain(`Not backed up: the schema reports, which does not belong to Salus`);
  });

  it('reports the reason for a failure in one line', async () => {
    await using installation = await openInstallation();
    const to = path.join(folderOf(installation), 'backup.tar.gz');
    await expect(backupClinic({ ...installation, to, migrations })).rejects.toThrow(
      /^There is nothing to back up[^\n]*$/,
    );
    await liveIn(installation);
    await writeFile(to, 'an earlier one');
    await expect(backupClinic({ ...installation, to, migrations })).rejects.toThrow(
      /already exists: choose another file name\.$/,
    );
    const nowhere = path.join(folderOf(installation), 'no', 'folder', 'backup.tar.gz');
    await expect(backupClinic({ ...installation, to: nowhere, migrations })).rejects.toThrow(
      /^There is no folder [^\n]*$/,
    );
    const older = migrations.slice(0, 1);
    await expect(backupClinic({ ...installation, to: `${to}2`, migrations: older })).rejects.toThrow(
      /^The database is newer than this program[^\n]*$/,
    );
    expect(readdirSync(folderOf(installation)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'that the disk cannot take leaves nothing behind and says so in one line',
    async () => {
      await using installation = await openInstallation();
      await liveIn(installation);
      const real = await readMigrations(fileURLToPath(new URL('../..', import.meta.url)));
      await makeReal(installation, real);
      const [node, args, options] = commandFor(installation, ['full.tar.gz']);
      // A limit on the file size simulates a full disk.
      const run = spawnSync('sh', ['-c', 'trap "" XFSZ; ulimit -f 1000; exec "$@"', 'sh', node, ...args], {
        ...options,
        encoding: 'utf8',
      });
      expect(run.stderr).toMatch(/^StartError: The backup could not be written to [^\n]*\n$/);
      expect(run.status).toBe(1);
      expect(readdirSync(folderOf(installation)).filter((name) => name.startsWith('full'))).toEqual([]);
    },
  );

  it('names the file by date and time, and ends cleanly on Ctrl-C', async () => {
    await using installation = await openInstallation();
    const real = await readMigrations(fileURLToPath(new URL('../..', import.meta.url)));
    await makeReal(installation, real);
    const [node, args, options] = commandFor(installation, []);
    const run = spawnSync(node, args, { ...options, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    const [name] = readdirSync(folderOf(installation)).filter((entry) =>
      /^salus-backup-\d{8}-\d{6}\.tar\.gz\.age$/.test(entry),
    );
    expect(run.stdout).toContain(`files to ${path.join(folderOf(installation), name ?? '')} (`);

    const [, again] = commandFor(installation, ['interrupted.tar.gz']);
    const child = spawn(node, again, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'exit');
    let said = '';
    child.stderr.on('data', (text) => (said += String(text)));
    while (!existsSync(path.join(folderOf(installation), 'interrupted.tar.gz.part'))) await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect(await ended).toEqual([1, null]);
    expect(said).toBe('StartError: Interrupted; nothing was changed.\n');
    expect(readdirSync(folderOf(installation)).filter((entry) => entry.startsWith('interrupted'))).toEqual([]);
  });

  it('rejects unknown options', async () => {
    await using installation = await openInstallation();
    const [node, args, options] = commandFor(installation, ['--fast']);
    expect(spawnSync(node, args, { ...options, encoding: 'utf8' }).stderr).toBe(
      'StartError: usage: npm run backup -- [FILE] [--unencrypted]\n',
    );
  });

  it('is not written unencrypted unless that is asked for', async () => {
    await using installation = await openInstallation();
    await liveIn(installation);
    await makeReal(installation, await readMigrations(fileURLToPath(new URL('../..', import.meta.url))));
    const run = (args: string[]): string => {
      const [node, given, options] = commandFor(installation, args);
      const { env } = options as { env: object };
      return spawnSync(node, given, { ...options, env: { ...env, BACKUP_PASSPHRASE: '' }, encoding: 'utf8' }).stderr;
    };
    expect(run([])).toMatch(/^StartError: A backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_RECIPIENT\./);
    expect(readdirSync(folderOf(installation)).filter((entry) => entry.startsWith('salus'))).toEqual([]);
    expect(run(['--unencrypted'])).toBe('');
    const [name = ''] = readdirSync(folderOf(installation)).filter((entry) => entry.startsWith('salus'));
    expect(await listMembers(path.join(folderOf(installation), name))).toContain('files/keys/seal.key');
  });
});

/** Gives the installation the schema of the program itself, and incompressible files of some size. */
async function makeReal(
  installation: TestInstallation,
  real: Awaited<ReturnType<typeof readMigrations>>,
): Promise<void> {
  await installation.ask('drop schema if exists ward, platform cascade');
  const database = openDatabase(installation.url, { connections: 1 });
  await migrate(database, real);
  await database.close();
  await mkdir(path.join(installation.dataDir, 'files'), { recursive: true });
  const noise = crypto.getRandomValues(Buffer.alloc(60_000));
  await writeFile(
    path.join(installation.dataDir, 'files', 'scan'),
    Buffer.concat(Array.from({ length: 500 }, () => noise)),
  );
}
