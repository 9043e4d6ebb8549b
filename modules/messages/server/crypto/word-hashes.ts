import { createHmac } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { searchWords } from '../../rules/index.ts';

/**
 * Hashes the words of a text with the clinic's key: a reader of the database learns how often words repeat, but not
 * what they are.
 */
export async function wordHashes(app: App, clinicId: string, text: string): Promise<Buffer[]> {
  const secret = await app.keys.secret('messages');
  const key = createHmac('sha256', secret).update(`words ${clinicId}`).digest();
  return searchWords(text).map((word) => createHmac('sha256', key).update(word).digest().subarray(0, 16));
}

/** Hashes a file name with a key bound to its owner's drive, case-insensitively. */
export async function nameHash(app: App, clinicId: string, ownerId: string, name: string): Promise<Buffer> {
  const secret = await app.keys.secret('messages');
  return createHmac('sha256', secret)
    .update(`names ${clinicId} ${ownerId} ${name.normalize('NFC').toLowerCase()}`)
    .digest()
    .subarray(0, 16);
}
