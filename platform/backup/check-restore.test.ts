import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { backupClinic } from './backup-clinic.ts';
import { restoreClinic } from './restore-clinic.ts';
import { liveIn, openInstallation, type TestInstallation } from './testing/test-installation.ts';
import { installationMigrations } from './testing/installation-migrations.ts';

const migrations = installationMigrations;
async function save(installation: TestInstallation, name = 'backup.tar.gz'): Promise<string> {
  const to = path.join(installation.dataDir, '..', name);
  await backupClinic({ ...installation, to, migrations });
  return to;
}

describe('a restore that is refused', () => {
  it('refuses while a server uses the database', async () => {
    await using installation = await openInstallation();
    await liveIn(installation);
    const from = await save(installation);
    const running = openDatabase(installation.url, { connections: 1 });
    await running.pool.query('select 1');
    await expect(restoreClinic({ ...installation, from, migrations, replace: true })).rejects.toThrow(
      /^Salus is running on this database: stop it first\.$/,
    );
    await running.close();
  });

  it('refuses a backup of a newer program, and changes nothing', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(old);
    const from = await save(old);
    const older = migrations.slice(0, 1);
    await expect(restoreClinic({ ...fresh, from, migrations: older })).rejects.toThrow(
      /^The backup is newer than this program: it includes migration 20260102-0000-note[^\n]*$/,
    );
    await expectUntouched(fresh);
  });

  it('refuses a backup whose migrations have changed since, and changes nothing', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(old);
    const from = await save(old);
    const changed = migrations.map((migration) => ({
      ...migration,
      sql: migration.sql.replace('text text)', 'text text, extra text)'),
    }));
    await expect(restoreClinic({ ...fresh, from, migrations: changed })).rejects.toThrow(
      /^The backup does not match this version[^\n]*$/,
    );
    expect(await fresh.ask(`select to_regnamespace('ward') as ward, to_regnamespace('platform') as platform`)).toEqual([
      { ward: null, platform: null },
    ]);
  });

  it('refuses a damaged, a truncated and a foreign file before it changes anything', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(old);
    const whole = await readFile(await save(old));
    const tar = gunzipSync(whole);
    const flipped = Buffer.from(tar);
    const at = flipped.indexOf('as the clinic says');
    flipped[at] = 0x41;
    const cases: Record<string, Buffer> = {
      shortened: whole.subarray(0, whole.length - 50),
      halved: whole.subarray(0, whole.length / 2),
      'with another byte': gzipSync(flipped),
      'with a broken stream': Buffer.concat([whole.subarray(0, 5000), Buffer.alloc(50), whole.subarray(5050)]),
      'without its end': gzipSync(tar.subarray(0, tar.length - 20_000 - (tar.length % 512))),
      'that is no gzip': Buffer.from('hello'),
      'that is no tar': gzipSync('hello'.repeat(1000)),
      'that is empty': Buffer.alloc(0),
      'that is an empty gzip': gzipSync(''),
    };
    for (const [name, content] of Object.entries(cases)) {
      const from = path.join(old.dataDir, '..', `${name}.tar.gz`);
      await writeFile(from, content);
      const failure = await restoreClinic({ ...fresh, from, migrations }).catch((error: unknown) => error);
      expect({ name, failure }).toMatchObject({
        name,
        failure: {
          name: 'StartError',
          message: expect.stringMatching(/^[^\n]*(damaged|not a (complete )?Salus backup)[^\n]*$/),
        },
      });
    }
    await expect(restoreClinic({ ...fresh, from: '/nowhere.tar.gz', migrations })).rejects.toThrow(
      'There is no file /nowhere.tar.gz.',
    );
    await expect(restoreClinic({ ...fresh, from: old.dataDir, migrations })).rejects.toThrow(
      /cannot be read \(EISDIR\)\.$/,
    );
    await expectUntouched(fresh);
  });

  it('refuses a file that would be written outside of the data directory', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(old);
    const from = await save(old);
    const tar = gunzipSync(await readFile(from));
    const hostile = path.join(old.dataDir, '..', 'hostile.tar.gz');
    await copyFile(from, hostile);
    // The same length keeps the archive valid; its manifest contains the same name.
    const text = tar.toString('latin1').replaceAll('files/files/empty', 'files/../../empty');
    const changed = Buffer.from(text, 'latin1');
    fixChecksums(changed);
    await writeFile(hostile, gzipSync(changed));
    await expect(restoreClinic({ ...fresh, from: hostile, migrations })).rejects.toThrow(
      /does not belong in the data directory/,
    );
    expect(await fresh.ask(`select to_regnamespace('ward') as ward`)).toEqual([{ ward: null }]);
  });
});

/** Recomputes the checksum of every tar header. */
function fixChecksums(tar: Buffer): void {
  for (let at = 0; at + 512 <= tar.length; at += 512) {
    if (tar.toString('latin1', at + 257, at + 262) !== 'ustar') continue;
    tar.fill(' ', at + 148, at + 156);
    const sum = tar.subarray(at, at + 512).reduce((total, byte) => total + byte, 0);
    tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1');
  }
}

async function expectUntouched(installation: TestInstallation): Promise<void> {
  const schemas = await installation.ask(
    `select nspname from pg_namespace where nspname in ('ward', 'platform', 'graphile_worker')`,
  );
  expect(schemas).toEqual([]);
  expect(existsSync(installation.dataDir)).toBe(false);
}
