import type { RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { personName } from '#practice/rules';
import { readClinic } from '#practice/server';
import { notePlainText } from '../rules/index.ts';
import { listNotes } from './note-lists.sql.ts';

const MOST = 100_000;

/** A patient's chart notes as plain paragraphs, as a section of the complete patient record. */
export const notesSection: RecordSection = {
  id: 'chart.notes',
  title: 'Chart notes',
  order: 80,
  rule: 'chart.view',
  form: 'texts',
  async read(app, clinicId, personId) {
    const { kysely } = app.database;
    const [{ time_zone: timeZone }, notes] = await Promise.all([
      readClinic(kysely, clinicId),
      listNotes(
        kysely,
        clinicId,
        { patientIds: [personId] },
        { by: 'service_date', descending: true },
        { skip: 0, take: MOST },
        'whole',
      ),
    ]);
    const time = writtenTime(timeZone);
    return notes.map((note) => {
      const [year, month, day] = note.service_date.split('-');
      return {
        Note: `${month}/${day}/${year}  ${note.record_name}`,
        Author: personName(note.author),
        Mode: note.encounter_mode.charAt(0).toUpperCase() + note.encounter_mode.slice(1),
        Signed: note.signed_time === null ? 'Not signed' : `${time(note.signed_time)} by ${note.signer_name ?? ''}`,
        'SOAP note': notePlainText(note.note),
        'Nurse note': notePlainText(note.nurse_note),
      };
    });
  },
};
