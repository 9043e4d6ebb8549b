import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { fileLabel } from '../rules/index.ts';
import { saveAbsence } from './absence/save-absence.ts';
import { addInternalNote } from './conversation/internal-notes.ts';
import { listSummaries } from './conversation/list-summaries.ts';
import { readConversation } from './conversation/read-conversation.ts';
import { replyMessage } from './conversation/reply-message.ts';
import { remindOfUnread } from './sending/unread-reminders.ts';
import { clinicKey } from './crypto/clinic-key.ts';
import { encryptForClinic } from './crypto/encrypt-for-clinic.ts';
import { downloadAttachment } from './drive/download-file.ts';
import { createFolder } from './drive/manage-drive.ts';
import { uploadFile } from './drive/upload-file.ts';
import { openTestPeople } from './testing/test-people.ts';

const app = useTestApp();
// Unique words, one for each way in which text could get into the database.
const WORDS = {
  subject: 'Zyzzyvasubject',
  body: 'Quokkabody',
  held: 'Axolotlheld',
  answer: 'Bandersnatchanswer',
  note: 'Tovesnote',
  file: 'Jabberwockfile',
  name: 'Snarkname',
  folder: 'Borogovefolder',
  search: 'Frumioussearch',
} as const;
const ABSENCE = 'Mimsyabsence';

test('a dump of the database and the files contains no text of sent, held, searched or forwarded messages', async () => {
  const people = await openTestPeople(app());
  const { doctor, nurse, patient, clinic } = people;
  const { clinicId } = clinic;
  const { publicKey } = await clinicKey(app(), clinicId);
  const uploadId = newId();
  const sealed = encryptForClinic(publicKey, fileLabel(uploadId), Buffer.from(WORDS.file));
  must(await createFolder(doctor, '', WORDS.folder));
  const file = { uploadId, name: `${WORDS.name}.txt`, subfolder: WORDS.folder, sessionKey: sealed.sessionKey };
  must(await uploadFile(doctor, { ...file, bytes: Buffer.from(sealed.encryptedText, 'base64') }));
  const context = await clinic.as('Doctor');
  const away = { firstDay: '2026-11-20', lastDay: '2026-11-30', answer: ABSENCE };
  const absent = { ...context, actor: { ...context.actor, userId: nurse.id, name: nurse.name } };
  must(await saveAbsence(absent, away, null));

  const written = await people.boxOf(doctor).write(doctor, WORDS.body, WORDS.subject);
  const sent = must(
    await people.send(doctor, [nurse, patient], '', {
      ...written,
      files: [{ fileName: file.name, subfolder: WORDS.folder }],
      how: { remindDays: 1 },
    }),
  );
  const { conversationId, messageId } = sent;
  must(await people.send(doctor, [nurse], WORDS.held, { how: { holdSeconds: 10 } }));
  const answer = await people.boxOf(patient).write(patient, WORDS.answer);
  must(await replyMessage(patient, { conversationId, ...answer, toAll: true, after: null, files: [] }));
  const note = await people.boxOf(nurse).write(nurse, WORDS.note);
  must(await addInternalNote(nurse, conversationId, note.draftId, note.encrypted));
  const box = people.boxOf(nurse);
  const [message] = must(await readConversation(nurse, conversationId, box.publicKey)).messages;
  const [attachment] = message!.attachment;
  must(await downloadAttachment(nurse, attachment!.id, box.publicKey));
  const forward = { forwardOf: messageId, forwardedFiles: [attachment!.id] };
  must(await people.send(nurse, [doctor], WORDS.body, forward));
  const search = { folder: 'all', page: 1, perPage: 10, words: `${WORDS.search} ${WORDS.body}` } as const;
  must(await listSummaries(nurse, { publicKey: box.publicKey, ...search }));
  await remindOfUnread(app(), { clinicId, id: messageId });

  const found = new Set<string>();
  for (const word of [...Object.values(WORDS), ABSENCE]) {
    for (const table of await tablesWith(word)) found.add(`${word} in ${table}`);
    for (const path of await filesWith(word)) found.add(`${word} in ${path}`);
  }
  // The automatic reply is deliberately unencrypted: it doesn't refer to any patient.
  expect([...found]).toEqual([`${ABSENCE} in messages.absence`]);
});

/** Returns the tables with a row that contains the word in any column, as text or as bytes. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await app().database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const hex = (text: string): string => `%${Buffer.from(text).toString('hex')}%`;
  const base64 = `%${Buffer.from(word).toString('base64').slice(0, -4)}%`;
  const looks = [`%${word}%`, hex(word), hex(word.toLowerCase()), base64];
  const names: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app().database.pool.query(
      `select 1 from ${name} t where t::text ilike any($1::text[]) limit 1`,
      [looks],
    );
    if (rows.length > 0) names.push(name);
  }
  return names;
}

/** Returns the stored files that contain the word. */
async function filesWith(word: string): Promise<string[]> {
  const entries = await readdir(app().config.dataDir, { recursive: true, withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(word) || entry.name.includes(word)) paths.push(path);
  }
  return paths;
}
