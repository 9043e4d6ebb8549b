import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { openText } from './crypto/open-text.ts';
import { indexHashes } from './crypto/word-hashes.ts';
import { keyLabel, noteLabel } from './records/key-label.ts';
import { insertNoteWords, insertWords } from './records/words.sql.ts';

/** The job that indexes the words of messages and notes that were written before their beginnings were. */
export const INDEX_WORDS_JOB = 'messages.index-words';
const BATCH = 100;
const MOST_BATCHES = 20;

/** Indexes up to 2,000 messages and notes of each clinic; the texts are decrypted in memory only. */
export async function indexWords(app: App): Promise<void> {
  const { rows } = await columnsOf('messages.message', ['clinic_id'])
    .select(
      sql`from messages.message where not words_complete
      union select clinic_id from messages.internal_note where not words_complete`,
    )
    .execute(app.database.kysely);
  for (const { clinic_id: clinicId } of rows)
    for (const table of ['messages.message', 'messages.internal_note'] as const)
      for (let batch = 0; batch < MOST_BATCHES; batch += 1) if ((await indexBatch(app, clinicId, table)) < BATCH) break;
}

async function indexBatch(
  app: App,
  clinicId: string,
  table: 'messages.message' | 'messages.internal_note',
): Promise<number> {
  const [isMessage, secret] = [table === 'messages.message', await app.keys.secret('messages')];
  return app.database.transaction(async (tx) => {
    const rows = await tx
      .selectFrom(table)
      .select(['id', 'draft_id', 'content', 'sealed_key'])
      .where('clinic_id', '=', clinicId)
      .where('words_complete', '=', false)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, draft_id, content, sealed_key } of rows) {
      const label = isMessage ? keyLabel(clinicId, id) : noteLabel(clinicId, id);
      const written = openText(secret, label, { draft_id, content, sealed_key });
      const words =
        written === null
          ? []
          : await indexHashes(app, clinicId, isMessage ? `${written.subject} ${written.body}` : written.body);
      await (isMessage ? insertWords : insertNoteWords)(tx, clinicId, id, words);
    }
    if (rows.length > 0)
      await tx
        .updateTable(table)
        .set({ words_complete: true })
        .where('clinic_id', '=', clinicId)
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
    return rows.length;
  });
}
