import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { archiveDirOf, startEmbeddedPostgres } from '../../embedded-postgres/start-embedded-postgres.ts';
import { ask, makeFixture } from '../../embedded-postgres/testing/fixture.ts';
import { continuousBackup } from './continuous-backup.ts';
import { folderStore } from './folder-store.ts';
import { openVault, openVaultKey } from './open-vault.ts';
import { restoreTo } from './restore-to.ts';

const ENV = { BACKUP_PASSPHRASE: 'eleven amber kites landing' };

it('restores a lost installation to the last minute, and to a time before a mistake', async () => {
  await using lost = makeFixture();
  await using fresh = makeFixture();
  await using earlier = makeFixture();
  const store = folderStore(path.join(lost.dataDir, '..', 'store'));
  const postgres = await startEmbeddedPostgres({ ...lost, archive: true });
  const source = {
    supervisorUrl: postgres.supervisorUrl,
    clusterDir: postgres.clusterDir,
    passwordFile: path.join(lost.dataDir, 'postgres.password'),
    dataDir: lost.dataDir,
    archiveDir: archiveDirOf(postgres.clusterDir),
  };
  const backup = continuousBackup(source, store, await openVault(store, ENV));
  const round = async () => {
    const [ended] = await ask(postgres.supervisorUrl, 'select pg_walfile_name(pg_switch_wal()) as file');
    await expect.poll(() => readdir(source.archiveDir), { timeout: 30_000 }).toContain(ended!['file']);
    return backup.round(new Date());
  };

  await mkdir(path.join(lost.dataDir, 'files'), { recursive: true });
  await writeFile(path.join(lost.dataDir, 'files', 'scan'), 'a picture');
  await ask(postgres.url, `create table visit as select 1 as number`);
  expect((await round()).base).not.toBeNull();
  await ask(postgres.url, 'insert into visit values (2)');
  await round();
  await sleep(20);
  const beforeMistake = new Date();
  await sleep(20);
  await ask(postgres.url, 'delete from visit');
  await ask(postgres.url, 'insert into visit values (3)');
  await writeFile(path.join(lost.dataDir, 'files', 'letter'), 'later');
  const last = await round();
  expect(last.base).toBeNull();
  expect(last.until).not.toBeNull();
  await postgres.stop();
  await rm(lost.dataDir, { recursive: true });

  for (const name of await store.list(''))
    expect((await readFile(path.join(lost.dataDir, '..', 'store', name))).includes('a picture')).toBe(false);
  const key = await openVaultKey(store, ENV);
  const restored = await restoreTo({ store, key, dataDir: fresh.dataDir, to: null });
  expect(await ask(restored.postgres.url, 'select number from visit')).toEqual([{ number: 3 }]);
  expect(await readFile(path.join(fresh.dataDir, 'files', 'letter'), 'utf8')).toBe('later');
  await restored.postgres.stop();

  const before = await restoreTo({ store, key, dataDir: earlier.dataDir, to: beforeMistake });
  expect(await ask(before.postgres.url, 'select number from visit order by 1')).toEqual([{ number: 1 }, { number: 2 }]);
  expect(existsSync(path.join(earlier.dataDir, 'files', 'scan'))).toBe(true);
  await before.postgres.stop();

  // A time after the end of the backups gives their end.
  await rm(earlier.dataDir, { recursive: true });
  const after = await restoreTo({ store, key, dataDir: earlier.dataDir, to: new Date(Date.now() + 60_000) });
  expect(await ask(after.postgres.url, 'select number from visit')).toEqual([{ number: 3 }]);
  await after.postgres.stop();
});

it('refuses another installation’s store, a wrong passphrase, and a folder with a database', async () => {
  await using one = makeFixture();
  const store = folderStore(path.join(one.dataDir, '..', 'store'));
  const lock = await openVault(store, ENV);
  await expect(openVault(store, { BACKUP_PASSPHRASE: 'twelve amber kites landing' })).rejects.toThrow(
    'BACKUP_PASSPHRASE is not the one of the backups',
  );
  const postgres = await startEmbeddedPostgres({ ...one, archive: true });
  await writeFile(path.join(one.dataDir, '..', 'system.txt'), '1');
  await store.put('system.txt', path.join(one.dataDir, '..', 'system.txt'));
  const source = {
    supervisorUrl: postgres.supervisorUrl,
    clusterDir: postgres.clusterDir,
    passwordFile: path.join(one.dataDir, 'postgres.password'),
    dataDir: one.dataDir,
    archiveDir: archiveDirOf(postgres.clusterDir),
  };
  await expect(continuousBackup(source, store, lock).round(new Date())).rejects.toThrow('another installation');
  const key = await openVaultKey(store, ENV);
  await expect(restoreTo({ store, key, dataDir: one.dataDir, to: null })).rejects.toThrow('already has a database');
  await expect(restoreTo({ store, key, dataDir: path.join(one.dataDir, '..', 'other'), to: null })).rejects.toThrow(
    'No backups were found.',
  );
  await postgres.stop();
});
