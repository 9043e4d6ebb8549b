import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { backupClinic } from './backup-clinic.ts';
import { restoreClinic } from './restore-clinic.ts';
import { liveIn, openInstallation, type TestInstallation } from './testing/test-installation.ts';
import { installationMigrations } from './testing/installation-migrations.ts';

const migrations = installationMigrations;
const clinic = '22222222-2222-2222-2222-222222222222';

async function save(installation: TestInstallation, name = 'backup.tar.gz'): Promise<string> {
  const to = path.join(installation.dataDir, '..', name);
  await backupClinic({ ...installation, to, migrations });
  return to;
}

/** Creates a backup whose last table takes a while to load. */
async function makeLargeBackup(installation: TestInstallation): Promise<string> {
  await liveIn(installation, { notes: 60_000 });
  return save(installation);
}

/** Restores in a separate process, which is killed as soon as it reports that. */
async function killRestore(
  installation: TestInstallation,
  from: string,
  replace: boolean,
  when: string,
): Promise<void> {
  const program = path.join(import.meta.dirname, 'testing', 'run-restore.ts');
  const args = [program, installation.url, installation.dataDir, from, String(replace), when];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

describe('restoreClinic', () => {
  it('restores everything into an installation that was never started', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(old);
    const before = (await old.readAll()) as { jobs: object[] };
    const from = await save(old);
    const { manifest, previousFiles } = await restoreClinic({ ...fresh, from, migrations });

    const after = (await fresh.readAll()) as { jobs: object[] };
    // A permanently failed job is not restored; one that was running is pending again.
    expect(after).toEqual({ ...before, jobs: before.jobs.filter((job) => !('key' in job && job.key === 'four')) });
    expect(after.jobs).toHaveLength(3);
    expect(manifest).toMatchObject({ newestMigration: '20260102-0000-note', jobs: 3, files: 3 });
    expect(previousFiles).toBeUndefined();
    expect(statSync(path.join(fresh.dataDir, 'keys', 'seal.key')).mode & 0o777).toBe(0o600);
    expect(existsSync(path.join(fresh.dataDir, 'postgres.password'))).toBe(false);

    // Works as before: sequences continue, triggers and foreign keys work, the next migrations run.
    const [bed] = await fresh.ask('insert into ward.bed values ($1, $1) returning number', [clinic]);
    expect(Number(bed?.['number'])).toBe(11);
    const [guest] = await fresh.ask('insert into ward.guest (clinic_id, id) values ($1, $1) returning ticket, facts', [
      clinic,
    ]);
    expect(guest).toEqual({ ticket: 11, facts: { touched: true } });
    await expect(fresh.ask('update ward.guest set bed_id = $1', [clinic])).rejects.toThrow(/foreign key/);
    const database = openDatabase(fresh.url, { connections: 1 });
    const next = { name: '20260103-0000-next', module: 'ward', sql: 'create table ward.next ()' };
    expect(await migrate(database, [...migrations, next])).toEqual([next.name]);
    await database.close();
  });

  it('contains the state at the start of the backup, whatever is written during it', async () => {
    await using installation = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(installation, { notes: 20_000 });
    let writing = true;
    const writer = (async () => {
      while (writing) {
        // One transaction: a bed and a note about it; neither may be saved without the other.
        await installation.ask(
          `with bed as (insert into ward.bed (clinic_id, id) values ($1, gen_random_uuid()) returning id)
          insert into ward.note select $1, id, 'of a bed' from bed`,
          [clinic],
        );
      }
    })();
    const from = await save(installation);
    writing = false;
    await writer;
    await restoreClinic({ ...fresh, from, migrations });
    const [counts] = await fresh.ask(
      `select (select count(*) from ward.bed where clinic_id = $1) = (select count(*) from ward.note where clinic_id = $1) as fit`,
      [clinic],
    );
    expect(counts).toEqual({ fit: true });
  });

  it('refuses a database with a clinic, and replaces it on request', async () => {
    await using old = await openInstallation();
    await using other = await openInstallation();
    await liveIn(old);
    await liveIn(other, { notes: 3 });
    const from = await save(old);
    const theirs = await other.readAll();
    await expect(restoreClinic({ ...other, from, migrations })).rejects.toThrow(
      /^The database already contains a clinic[^\n]*--replace[^\n]*$/,
    );
    expect(await other.readAll()).toEqual(theirs);

    await writeFile(path.join(other.dataDir, 'stray'), 'of the clinic before');
    const { previousFiles } = await restoreClinic({ ...other, from, migrations, replace: true });
    expect(await other.ask('select * from ward.guest order by id')).toEqual(
      await old.ask('select * from ward.guest order by id'),
    );
    expect(await other.ask(`select key from graphile_worker.jobs order by key`)).toEqual([
      { key: 'one' },
      { key: 'three' },
      { key: 'two' },
    ]);
    expect(readdirSync(other.dataDir).filter((name) => !name.startsWith('before-restore'))).toEqual([
      'files',
      'keys',
      'postgres',
      'postgres.password',
    ]);
    expect(readdirSync(previousFiles ?? '').toSorted()).toEqual(['files', 'keys', 'stray']);
  });

  it('accepts a database that was started but has no clinic', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(old);
    const from = await save(old);
    const database = openDatabase(fresh.url, { connections: 1 });
    await migrate(database, migrations);
    await database.close();
    await mkdir(path.join(fresh.dataDir, 'keys'), { recursive: true });
    await writeFile(path.join(fresh.dataDir, 'keys', 'seal.key'), 'made at the first start');
    const { previousFiles } = await restoreClinic({ ...fresh, from, migrations });
    expect(await readFile(path.join(previousFiles ?? '', 'keys', 'seal.key'), 'utf8')).toBe('made at the first start');
    expect(await fresh.ask('select count(*)::int as guests from ward.guest')).toEqual([{ guests: 10 }]);
  });

  it('restores a backup of an older program to its own schema version', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(old);
    const from = await save(old);
    const next = { name: '20260103-0000-next', module: 'next', sql: 'create schema next; create table next.next ()' };
    await restoreClinic({ ...fresh, from, migrations: [...migrations, next] });
    const database = openDatabase(fresh.url, { connections: 1 });
    expect(await migrate(database, [...migrations, next])).toEqual([next.name]);
    await database.close();
  });

  it('restores a database that got two migrations of one table in another order', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(old);
    const early = { name: '20260103-0000-early', module: 'ward', sql: 'alter table ward.note add column early text' };
    const late = { name: '20260104-0000-late', module: 'ward', sql: 'alter table ward.note add column late text' };
    const database = openDatabase(old.url, { connections: 1 });
    await migrate(database, [...migrations, late]);
    await migrate(database, [...migrations, early, late]);
    await database.close();
    await old.ask(`insert into ward.note values ($1, $1, 'a', 'late', 'early')`, [clinic]);
    const to = path.join(old.dataDir, '..', 'order.tar.gz');
    await backupClinic({ ...old, to, migrations: [...migrations, early, late] });
    await restoreClinic({ ...fresh, from: to, migrations: [...migrations, early, late] });
    expect(await fresh.ask('select early, late from ward.note where id = $1', [clinic])).toEqual([
      { early: 'early', late: 'late' },
    ]);
  });

  it('changes nothing when it fails halfway, and quotes no row', async () => {
    await using old = await openInstallation();
    await using other = await openInstallation();
    await liveIn(old);
    // A row that is no longer valid: its foreign key constraint was dropped.
    await old.ask(`alter table ward.guest drop constraint guest_code_fkey; update ward.guest set code = 'Secretia'`);
    const from = await save(old);
    await liveIn(other, { notes: 3 });
    const theirs = await other.readAll();
    const failure = await restoreClinic({ ...other, from, migrations, replace: true }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^The database rejected the backup \(23503, ward\.guest\.guest_code_fkey\); nothing was changed\.$/,
      ),
    });
    expect(await other.readAll()).toEqual(theirs);
    expect(readdirSync(other.dataDir).filter((name) => name.includes('restore'))).toEqual([]);
  });

  it('leaves an empty database when it is killed, and the next restore succeeds', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    const from = await makeLargeBackup(old);
    for (const when of ['Checking the backup', 'ward.guest: 10', 'Checking foreign keys']) {
      await killRestore(fresh, from, false, when);
      expect(await fresh.ask(`select to_regnamespace('ward') as ward`)).toEqual([{ ward: null }]);
    }
    await restoreClinic({ ...fresh, from, migrations });
    expect(await fresh.ask('select count(*)::int as notes from ward.note')).toEqual([{ notes: 60_000 }]);
    expect(readdirSync(fresh.dataDir).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('leaves the old clinic when it is killed while replacing it', async () => {
    await using old = await openInstallation();
    await using other = await openInstallation();
    const from = await makeLargeBackup(old);
    await liveIn(other, { notes: 3 });
    const theirs = (await other.readAll()) as { files: Record<string, string> };
    await killRestore(other, from, true, 'ward.guest: 10');
    const now = (await other.readAll()) as { files: Record<string, string> };
    expect({
      ...now,
      files: Object.fromEntries(Object.entries(now.files).filter(([name]) => !name.startsWith('restore.unfinished'))),
    }).toEqual(theirs);
    await restoreClinic({ ...other, from, migrations, replace: true });
    expect(await other.ask('select count(*)::int as notes from ward.note')).toEqual([{ notes: 60_000 }]);
  });
});
