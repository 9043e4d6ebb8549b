import type { NotePart } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { readNoteMessages } from './note-messages.sql.ts';

/** The secure messages attached to a note: signed and printed with it. */
export const messagePart: NotePart = {
  id: 'chart.messages',
  title: 'Messages',
  order: 5,
  rows: 'chart.note_message r where r.clinic_id = n.clinic_id and r.note_id = n.id and r.deleted_time is null',
  read: async (db, clinicId, noteId) =>
    (await readNoteMessages(db, clinicId, noteId)).map(({ id, message_id, sender_name, sent_time, subject, body }) => ({
      id,
      message_id,
      sender_name,
      subject,
      body,
      sent_time: sent_time.toISOString(),
    })),
  async print(db, clinicId, noteId) {
    const rows = await readNoteMessages(db, clinicId, noteId);
    if (rows.length === 0) return [];
    const { time_zone: timeZone } = await readClinic(db, clinicId);
    const time = writtenTime(timeZone);
    return rows.flatMap(({ sender_name, sent_time, subject, body }) => [
      `${sender_name}, ${time(sent_time)}: ${subject}`,
      ...body.split('\n'),
    ]);
  },
};
