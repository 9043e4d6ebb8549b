import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { readArchive } from './archive-reader.ts';
import { backupClinic } from './backup-clinic.ts';
import { type BackupKey, type BackupLock, readBackupKey, readBackupLock } from './backup-lock.ts';
import { restoreClinic } from './restore-clinic.ts';
import { installationMigrations as migrations } from './testing/installation-migrations.ts';
import { liveIn, openInstallation, type TestInstallation } from './testing/test-installation.ts';

const PASSPHRASE = { BACKUP_PASSPHRASE: 'eleven amber kites landing' };

async function save(installation: TestInstallation, lock: BackupLock): Promise<string> {
  const to = path.join(installation.dataDir, '..', 'backup.tar.gz.age');
  await backupClinic({ ...installation, to, lock, migrations });
  return to;
}

async function failureOf(installation: TestInstallation, from: string, key?: BackupKey): Promise<string> {
  const failure = await restoreClinic({ ...installation, from, key, migrations }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'StartError' });
  return (failure as Error).message;
}

describe('an encrypted backup', () => {
  it('can only be restored with its passphrase, and keeps the keys apart', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(old);
    const before = (await old.readAll()) as { files: object; guests: object };
    const from = await save(old, await readBackupLock(PASSPHRASE, 10));
    const content = await readFile(from);
    expect(content.subarray(0, 21).toString()).toBe('age-encryption.org/v1');

    const key = readBackupKey(PASSPHRASE)!;
    const members: string[] = [];
    const seal = await readFile(path.join(old.dataDir, 'keys', 'seal.key'));
    for await (const { name, content: chunks } of readArchive(from, { key })) {
      members.push(name);
      for await (const chunk of chunks) expect(Buffer.from(chunk).includes(seal)).toBe(false);
    }
    expect(members).toContain('keys.age');
    expect(members.filter((name) => name.startsWith('files/keys/'))).toEqual([]);

    expect(await failureOf(fresh, from)).toBe(
      `${from} is encrypted: set BACKUP_PASSPHRASE or BACKUP_IDENTITY to open it.`,
    );
    const another = readBackupKey({ BACKUP_PASSPHRASE: 'twelve amber kites landing' });
    expect(await failureOf(fresh, from, another)).toContain('can’t be opened with this passphrase or identity');
    const cut = path.join(fresh.dataDir, '..', 'cut.tar.gz.age');
    await writeFile(cut, content.subarray(0, content.length - 100));
    expect(await failureOf(fresh, cut, key)).toContain('damaged or truncated');

    await restoreClinic({ ...fresh, from, key, migrations });
    expect(await fresh.readAll()).toMatchObject({ files: before.files, guests: before.guests });
  });

  it('for a recipient is restored with the recipient’s identity', async () => {
    await using old = await openInstallation();
    await using fresh = await openInstallation();
    await liveIn(old);
    const before = (await old.readAll()) as { files: object };
    const identity = await generateX25519Identity();
    const recipients = [await identityToRecipient(identity), await identityToRecipient(await generateX25519Identity())];
    const from = await save(old, await readBackupLock({ BACKUP_RECIPIENT: recipients.join(', ') }));
    const other = readBackupKey({ BACKUP_IDENTITY: await generateX25519Identity() });
    expect(await failureOf(fresh, from, other)).toContain('can’t be opened');
    await restoreClinic({ ...fresh, from, key: readBackupKey({ BACKUP_IDENTITY: identity }), migrations });
    expect(await fresh.readAll()).toMatchObject({ files: before.files });
  });
});

it('is required, and its settings are checked', async () => {
  const refusal = async (env: Record<string, string>): Promise<string> =>
    readBackupLock(env).then(
      () => 'accepted',
      (error: unknown) => (error as Error).message,
    );
  expect(await refusal({})).toMatch(/^A backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_RECIPIENT\./);
  expect(await refusal({ BACKUP_PASSPHRASE: 'short' })).toContain('at least 12 characters');
  expect(await refusal({ BACKUP_RECIPIENT: 'age1wrong' })).toContain('not an age recipient');
  expect(await refusal({ ...PASSPHRASE, BACKUP_RECIPIENT: 'age1x' })).toContain('not both');
  expect(() => readBackupKey({ BACKUP_IDENTITY: 'mine' })).toThrow('not an age identity');
  expect(readBackupKey({})).toBeUndefined();
});
