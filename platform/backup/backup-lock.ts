import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartError } from '../start-error.ts';

/** Encrypts a backup in the format of age (https://age-encryption.org/v1), and opens it again to verify it. */
export interface BackupLock {
  encrypter(): Encrypter;
  /** Opens what this lock encrypted. */
  key: BackupKey;
}

/** Opens encrypted backups. */
export type BackupKey = () => Decrypter;

/** The settings of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const HEADER = 'age-encryption.org/v1\n';
const SHORTEST = 12;
// The base-2 logarithm of scrypt's N, as the age tool uses it: about a second for each guess of a passphrase.
const WORK_FACTOR = 18;

/**
 * Returns how backups are encrypted: for the passphrase BACKUP_PASSPHRASE, or for the age recipients BACKUP_RECIPIENT
 * (separated by commas or spaces); throws StartError if neither or both are set, or one is not valid. `workFactor` is
 * the base-2 logarithm of scrypt's N.
 */
export async function readBackupLock(env: Environment, workFactor = WORK_FACTOR): Promise<BackupLock> {
  const passphrase = env['BACKUP_PASSPHRASE'] ?? '';
  const recipients = (env['BACKUP_RECIPIENT'] ?? '').split(/[\s,]+/).filter(Boolean);
  if (passphrase !== '' && recipients.length > 0)
    throw new StartError('Set either BACKUP_PASSPHRASE or BACKUP_RECIPIENT, not both.');
  if (recipients.length > 0) return lockFor(recipients);
  if (passphrase === '')
    throw new StartError(
      'A backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_RECIPIENT. To write one that anyone can read, add --unencrypted.',
    );
  if (passphrase.length < SHORTEST)
    throw new StartError(`BACKUP_PASSPHRASE is too short: use at least ${SHORTEST} characters.`);
  return lockWith(passphrase, workFactor);
}

/** Returns what opens backups: BACKUP_PASSPHRASE or the age identity BACKUP_IDENTITY; undefined if neither is set. */
export function readBackupKey(env: Environment): BackupKey | undefined {
  const passphrase = env['BACKUP_PASSPHRASE'] ?? '';
  const identity = (env['BACKUP_IDENTITY'] ?? '').trim();
  if (passphrase === '' && identity === '') return undefined;
  const key = (): Decrypter => {
    const decrypter = new Decrypter();
    if (passphrase !== '') decrypter.addPassphrase(passphrase);
    if (identity !== '') decrypter.addIdentity(identity);
    return decrypter;
  };
  try {
    key();
  } catch {
    throw new StartError('BACKUP_IDENTITY is not an age identity (AGE-SECRET-KEY-1…).');
  }
  return key;
}

function lockWith(passphrase: string, workFactor: number): BackupLock {
  return {
    encrypter() {
      const encrypter = new Encrypter();
      encrypter.setPassphrase(passphrase);
      encrypter.setScryptWorkFactor(workFactor);
      return encrypter;
    },
    key() {
      const decrypter = new Decrypter();
      decrypter.addPassphrase(passphrase);
      return decrypter;
    },
  };
}

/** The recipients' identities are elsewhere: one that is forgotten after the backup is used to verify it. */
async function lockFor(recipients: readonly string[]): Promise<BackupLock> {
  const verifier = await generateX25519Identity();
  const own = await identityToRecipient(verifier);
  const encrypter = (): Encrypter => {
    const made = new Encrypter();
    for (const recipient of [...recipients, own]) made.addRecipient(recipient);
    return made;
  };
  try {
    encrypter();
  } catch {
    throw new StartError('BACKUP_RECIPIENT is not an age recipient (age1…).');
  }
  return {
    encrypter,
    key() {
      const decrypter = new Decrypter();
      decrypter.addIdentity(verifier);
      return decrypter;
    },
  };
}

/** Returns a stream step that encrypts; without a lock it changes nothing. */
export function sealWith(lock: BackupLock | undefined) {
  return async function* seal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (lock === undefined) yield* source;
    else yield* readAll(await lock.encrypter().encrypt(toWeb(source)));
  };
}

/** Returns a stream step that decrypts `file` if it is encrypted; throws a one-line StartError if it can't be opened. */
export function unsealWith(key: BackupKey | undefined, file: string) {
  return async function* unseal(source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    const chunks = source[Symbol.asyncIterator]();
    const first = await chunks.next();
    const whole = (async function* () {
      for (let read = first; read.done !== true; read = await chunks.next()) yield read.value;
    })();
    if (first.done === true || !isSealed(first.value)) return yield* whole;
    if (key === undefined)
      throw new StartError(`${file} is encrypted: set BACKUP_PASSPHRASE or BACKUP_IDENTITY to open it.`);
    const plain = await key()
      .decrypt(toWeb(whole))
      .catch(() => {
        throw new StartError(`${file} can’t be opened with this passphrase or identity, or it is damaged.`);
      });
    try {
      yield* readAll(plain);
    } catch {
      throw new StartError(`${file} is not a complete Salus backup: it is damaged or truncated.`);
    }
  };
}

function toWeb(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>;
}

function isSealed(start: Buffer): boolean {
  return start.subarray(0, HEADER.length).toString('latin1') === HEADER;
}

async function* readAll(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
