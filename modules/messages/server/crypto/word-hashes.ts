import { createHmac } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { searchWords } from '../../rules/index.ts';

/** The words of a text as a clinic's keyed hashes: who reads the database learns how often words repeat, and not which they are. */
export async function wordHashes(app: App, clinicId: string, text: string): Promise<Buffer[]> {
  const secret = await app.keys.secret('messages');
  const key = createHmac('sha256', secret).update(`words ${clinicId}`).digest();
  return searchWords(text).map((word) => createHmac('sha256', key).update(word).digest().subarray(0, 16));
}

/** The name of a file as a keyed hash of its owner's drive, without regard to case. */
export async function nameHash(app: App, clinicId: string, ownerId: string, name: string): Promise<Buffer> {
  const secret = await app.keys.secret('messages');
  return createHmac('sha256', secret)
    .update(`names ${clinicId} ${ownerId} ${name.normalize('NFC').toLowerCase()}`)
    .digest()
    .subarray(0, 16);
}
