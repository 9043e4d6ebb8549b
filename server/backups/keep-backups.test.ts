import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { isBackupOld, readBackupState } from '#platform/backup/backup-state.ts';
import { openStore } from '#platform/backup/continuous/open-store.ts';
import { openVault } from '#platform/backup/continuous/open-vault.ts';
import { readConfig } from '#platform/config.ts';
import type { EmbeddedPostgres } from '#platform/embedded-postgres/keep-server.ts';
import { makeFixture } from '#platform/embedded-postgres/testing/fixture.ts';
import { createLog } from '#platform/log.ts';
import { openApp } from '../open-app.ts';
import { keepBackups } from './keep-backups.ts';
import { rehearseRestore } from './rehearse-restore.ts';

const ENV = { BACKUP_PASSPHRASE: 'eleven amber kites landing' };

test('backs up by itself, and the backup comes back in a scratch folder', { timeout: 300_000 }, async () => {
  await using fixture = makeFixture();
  const backups = path.join(fixture.dataDir, '..', 'backups');
  const config = readConfig({ DATA_DIR: fixture.dataDir, BACKUP_URL: backups });
  const { app, postgres, close } = await openApp(config, () => undefined, createLog('silent'));
  try {
    const stop = await keepBackups(app, postgres, ENV);
    await expect
      .poll(() => readBackupState(app.database.kysely), { timeout: 200_000 })
      .toMatchObject({ base_time: expect.any(Date), good_time: expect.any(Date), problem: null });
    await stop();
    expect(await problemOfEmptied(app, postgres, backups)).toContain('Is the disk mounted?');
    const store = openStore({ kind: 'folder', dir: backups });
    expect(await rehearseRestore(store, (await openVault(store, ENV)).key)).toEqual({ until: null });
  } finally {
    await close();
  }
});

/** Moves the backups away, as when a disk is not mounted, and returns what a round then reports. */
async function problemOfEmptied(app: App, postgres: EmbeddedPostgres | null, backups: string): Promise<string | null> {
  await rename(backups, `${backups}-unmounted`);
  await (
    await keepBackups(app, postgres, ENV)
  )();
  await rename(`${backups}-unmounted`, backups);
  return (await readBackupState(app.database.kysely)).problem;
}

test('refuses to start without a passphrase, or into its own data', async () => {
  await using fixture = makeFixture();
  const app = (backup: string) => {
    const config = readConfig({ DATA_DIR: fixture.dataDir, BACKUP_URL: backup });
    return { config } as Parameters<typeof keepBackups>[0];
  };
  const outside = path.join(fixture.dataDir, '..', 'backups');
  await expect(keepBackups(app(outside), null, {})).rejects.toThrow('set BACKUP_PASSPHRASE or BACKUP_RECIPIENT');
  await expect(keepBackups(app(path.join(fixture.dataDir, 'b')), null, ENV)).rejects.toThrow(
    'must not be inside DATA_DIR',
  );
  expect(() => readConfig({ BACKUP_URL: 'backups' })).toThrow('BACKUP_URL must be');
  expect(() => readConfig({ BACKUP_URL: 'https://s3.example.com/bucket' })).toThrow('BACKUP_S3_KEY must be set');
  expect(
    readConfig({ BACKUP_URL: 'https://s3.example.com/bucket/a/b', BACKUP_S3_KEY: 'k', BACKUP_S3_SECRET: 's' }).backup,
  ).toMatchObject({ kind: 's3', endpoint: 'https://s3.example.com', bucket: 'bucket', prefix: 'a/b/' });
});

test('a backup is old after 26 hours, counted from the older of its parts', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
  const nothing = { place: null, problem: null };
  const rehearsal = { rehearsed_time: null, rehearsed_until: null, rehearsal_problem: null };
  const isOld = (good: number | null, base: number | null, since = 1000): boolean =>
    isBackupOld(
      {
        ...nothing,
        ...rehearsal,
        good_time: good === null ? null : hoursAgo(good),
        base_time: base === null ? null : hoursAgo(base),
      },
      hoursAgo(since),
      now,
    );
  expect(isOld(0, 25)).toBe(false);
  expect(isOld(0, 27)).toBe(true);
  expect(isOld(27, 25)).toBe(true);
  expect(isOld(null, null)).toBe(true);
  expect(isOld(null, null, 2)).toBe(false);
});
