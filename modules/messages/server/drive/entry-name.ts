import type { App } from '#platform/app.ts';
import { nameLabel } from '../records/key-label.ts';
import { openSealed, sealWith } from '../crypto/seal-with.ts';

/** Encrypts the name of a file or folder, bound to its row. */
export async function sealName(app: App, clinicId: string, entryId: string, name: string): Promise<Buffer> {
  return sealWith(await app.keys.secret('messages'), nameLabel(clinicId, entryId), Buffer.from(name));
}

/** Decrypts the name. */
export async function openName(
  app: App,
  clinicId: string,
  entry: { id: string; sealed_name: Buffer },
): Promise<string> {
  return openSealed(await app.keys.secret('messages'), nameLabel(clinicId, entry.id), entry.sealed_name).toString();
}
