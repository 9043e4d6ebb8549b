import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartError } from '../../start-error.ts';
import { type BackupKey, type BackupLock, type Environment, readBackupKey, readBackupLock } from '../backup-lock.ts';
import type { BackupStore } from './backup-store.ts';

/** The name of the identity for which everything is encrypted; it is encrypted with the passphrase. */
const IDENTITY = 'identity.age';

/**
 * Returns how the store's files are encrypted: for BACKUP_RECIPIENT, or for an identity of the store that
 * BACKUP_PASSPHRASE opens, so that the slow check of a passphrase happens once and not for each file. Throws StartError.
 */
export async function openVault(store: BackupStore, env: Environment): Promise<BackupLock> {
  const lock = await readBackupLock(env);
  if ((env['BACKUP_PASSPHRASE'] ?? '') === '') return lock;
  const known = await store.get(IDENTITY);
  if (known !== null) return lockOf(await readIdentity(known, lock.key));
  const identity = await generateX25519Identity();
  await putBytes(store, IDENTITY, await lock.encrypter().encrypt(identity));
  return lockOf(identity);
}

/** Returns what opens the store's files: BACKUP_PASSPHRASE or BACKUP_IDENTITY. Throws StartError. */
export async function openVaultKey(store: BackupStore, env: Environment): Promise<BackupKey> {
  const key = readBackupKey(env);
  if (key === undefined) throw new StartError('Set BACKUP_PASSPHRASE or BACKUP_IDENTITY to open the backups.');
  if ((env['BACKUP_PASSPHRASE'] ?? '') === '') return key;
  const known = await store.get(IDENTITY);
  if (known === null) throw new StartError('BACKUP_URL has no backups that were encrypted with a passphrase.');
  return (await lockOf(await readIdentity(known, key))).key;
}

/** Stores bytes. */
export async function putBytes(store: BackupStore, name: string, bytes: Uint8Array): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'salus-'));
  try {
    const file = path.join(dir, 'part');
    await writeFile(file, bytes, { mode: 0o600 });
    await store.put(name, file);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function readIdentity(content: AsyncIterable<Uint8Array>, key: BackupKey): Promise<string> {
  return key()
    .decrypt(await buffer(content), 'text')
    .catch(() => {
      throw new StartError('BACKUP_PASSPHRASE is not the one of the backups in BACKUP_URL.');
    });
}

async function lockOf(identity: string): Promise<BackupLock> {
  const recipient = await identityToRecipient(identity);
  return {
    encrypter() {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      return encrypter;
    },
    key() {
      const decrypter = new Decrypter();
      decrypter.addIdentity(identity);
      return decrypter;
    },
  };
}
