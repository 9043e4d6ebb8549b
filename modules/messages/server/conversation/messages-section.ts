import type { RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { openText } from '../crypto/open-text.ts';
import { readAttachments } from '../drive/drive.sql.ts';
import { openName } from '../drive/entry-name.ts';
import { keyLabel } from '../records/key-label.ts';
import { readMessagesOfPatient } from '../records/messages.sql.ts';
import { readNames } from '../records/people.sql.ts';

/**
 * The secure messages that a patient wrote or received, decrypted, as a section of the full record. Internal notes and
 * messages between members are not part of it.
 */
export const messagesSection: RecordSection = {
  id: 'messages.messages',
  title: 'Secure messages',
  order: 97,
  rule: 'messages.use',
  form: 'texts',
  async read(app, clinicId, personId) {
    const db = app.database.kysely;
    const [{ time_zone: timeZone }, rows, secret] = await Promise.all([
      readClinic(db, clinicId),
      readMessagesOfPatient(db, clinicId, personId),
      app.keys.secret('messages'),
    ]);
    const ids = rows.map(({ id }) => id);
    const people = rows.flatMap(({ sender, receipts }) => [sender.id, ...receipts.map(({ id }) => id)]);
    const [names, attached] = await Promise.all([
      readNames(db, clinicId, [...new Set(people)]),
      readAttachments(db, clinicId, ids),
    ]);
    const files = await Promise.all(
      attached.map(async (entry) => ({ id: entry.message_id, name: await openName(app, clinicId, entry) })),
    );
    const filesOf = Map.groupBy(files, ({ id }) => id);
    const time = writtenTime(timeZone);
    return rows.map((row) => {
      const text = openText(secret, keyLabel(clinicId, row.id), row);
      return {
        Sent: time(row.created_time),
        From: names.get(row.sender.id) ?? '',
        To: row.receipts.map(({ id }) => names.get(id) ?? '').join('; '),
        Subject: text?.subject ?? 'This message could not be decrypted',
        Message: text?.body ?? '',
        Attachments: (filesOf.get(row.id) ?? []).map(({ name }) => name).join('; '),
      };
    });
  },
};
