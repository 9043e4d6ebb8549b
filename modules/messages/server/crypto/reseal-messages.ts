import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { fileKeyLabel, keyLabel, nameLabel, noteLabel } from '../records/key-label.ts';
import { clinicKeyLabel } from './clinic-key.ts';
import { openText } from './open-text.ts';
import { openSealed, sealWith } from './seal-with.ts';
import { hashName, writeHashes } from './word-hashes.ts';

const BATCH = 500;

/** Everything that is encrypted under the installation's message key. */
const SEALED = [
  { table: 'messages.clinic_key', column: 'sealed_private_key', label: clinicKeyLabel },
  { table: 'messages.message', column: 'sealed_key', label: keyLabel },
  { table: 'messages.held_message', column: 'sealed_key', label: keyLabel },
  { table: 'messages.internal_note', column: 'sealed_key', label: noteLabel },
  { table: 'messages.drive_entry', column: 'sealed_key', label: fileKeyLabel },
  { table: 'messages.drive_entry', column: 'sealed_name', label: nameLabel },
] as const;

/**
 * Encrypts a clinic's keys and names again, from the old installation key to the new one; what is already under the new
 * one stays, so it can be repeated. Returns the number of values that were encrypted again.
 */
export function resealMessages(app: App, clinicId: string, from: Buffer, to: Buffer): Promise<number> {
  return app.database.transaction(async (tx) => {
    let count = 0;
    for (const sealed of SEALED)
      await eachRow(tx, clinicId, sealed, async (id, value) => {
        const label = sealed.label(clinicId, id);
        if (tryOpen(to, label, value) !== null) return;
        const fresh = sealWith(to, label, openSealed(from, label, value));
        await tx
          .updateTable(sealed.table as 'messages.message')
          .set({ [sealed.column]: fresh })
          .where('clinic_id', '=', clinicId)
          .where('id', '=', id)
          .execute();
        count += 1;
      });
    await hashAgain(tx, clinicId, to);
    await recordOwnChange(tx, app, clinicId, {
      action: 'update',
      objectType: 'message_key',
      objectId: clinicId,
      patientId: null,
      changes: { encrypted_again: { before: null, after: count } },
    });
    return count;
  });
}

/** Returns how many of a clinic's values a key opens, and how many it does not. */
export async function countOpened(
  app: App,
  clinicId: string,
  key: Buffer,
): Promise<{ opened: number; failed: number }> {
  const counts = { opened: 0, failed: 0 };
  await app.database.transaction(async (tx) => {
    for (const sealed of SEALED)
      await eachRow(tx, clinicId, sealed, (id, value) => {
        counts[tryOpen(key, sealed.label(clinicId, id), value) === null ? 'failed' : 'opened'] += 1;
      });
  });
  return counts;
}

// The hashes of names and words depend on the key. Words are indexed again by the job; a search is complete after it.
async function hashAgain(tx: Tx, clinicId: string, to: Buffer): Promise<void> {
  const entries = await tx
    .selectFrom('messages.drive_entry')
    .select(['id', 'user_id', 'patient_id', 'sealed_name'])
    .where('clinic_id', '=', clinicId)
    .execute();
  for (const { id, user_id, patient_id, sealed_name } of entries) {
    const name = openSealed(to, nameLabel(clinicId, id), sealed_name).toString();
    await tx
      .updateTable('messages.drive_entry')
      .set({ name_hash: hashName(to, clinicId, (user_id ?? patient_id)!, name) })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
  }
  const held = await tx
    .selectFrom('messages.held_message')
    .select(['id', 'draft_id', 'content', 'sealed_key'])
    .where('clinic_id', '=', clinicId)
    .execute();
  for (const { id, ...stored } of held) {
    const text = openText(to, keyLabel(clinicId, id), stored);
    const hashes = text === null ? [] : writeHashes(to, clinicId, `${text.subject} ${text.body}`);
    await tx
      .updateTable('messages.held_message')
      .set({ word_hashes: hashes })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
  }
  for (const table of ['messages.word', 'messages.note_word'] as const)
    await tx.deleteFrom(table).where('clinic_id', '=', clinicId).execute();
  for (const table of ['messages.message', 'messages.internal_note'] as const)
    await tx.updateTable(table).set({ words_complete: false }).where('clinic_id', '=', clinicId).execute();
}

async function eachRow(
  tx: Tx,
  clinicId: string,
  { table, column }: (typeof SEALED)[number],
  work: (id: string, value: Buffer) => Promise<void> | void,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await tx
      .selectFrom(table as 'messages.message')
      .select(['id', `${column} as value` as 'sealed_key as value'])
      .where('clinic_id', '=', clinicId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, value } of rows) if ((value as Buffer | null) !== null) await work(id, value);
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

function tryOpen(key: Buffer, label: string, sealed: Buffer): Buffer | null {
  try {
    return openSealed(key, label, sealed);
  } catch {
    return null;
  }
}
