import { createHmac } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { searchParts, searchWords } from '../../rules/index.ts';

/**
 * Hashes the words of a search with the clinic's key: a reader of the database learns how often words repeat, but not
 * what they are.
 */
export function wordHashes(app: App, clinicId: string, text: string): Promise<Buffer[]> {
  return hashWords(app, clinicId, searchWords(text));
}

/** Hashes the words of a message and their beginnings, to be found by `wordHashes`. */
export function indexHashes(app: App, clinicId: string, text: string): Promise<Buffer[]> {
  return hashWords(app, clinicId, searchParts(text));
}

async function hashWords(app: App, clinicId: string, words: readonly string[]): Promise<Buffer[]> {
  return hashesOf(await app.keys.secret('messages'), clinicId, words);
}

/** The same as `indexHashes`, with a given key of the installation. */
export const writeHashes = (secret: Buffer, clinicId: string, text: string): Buffer[] =>
  hashesOf(secret, clinicId, searchParts(text));

function hashesOf(secret: Buffer, clinicId: string, words: readonly string[]): Buffer[] {
  const key = createHmac('sha256', secret).update(`words ${clinicId}`).digest();
  return words.map((word) => createHmac('sha256', key).update(word).digest().subarray(0, 16));
}

/** Hashes a file name with a key bound to its owner's drive, case-insensitively. */
export async function nameHash(app: App, clinicId: string, ownerId: string, name: string): Promise<Buffer> {
  return hashName(await app.keys.secret('messages'), clinicId, ownerId, name);
}

/** The same with a given key of the installation. */
export function hashName(secret: Buffer, clinicId: string, ownerId: string, name: string): Buffer {
  return createHmac('sha256', secret)
    .update(`names ${clinicId} ${ownerId} ${name.normalize('NFC').toLowerCase()}`)
    .digest()
    .subarray(0, 16);
}
