import { sql } from 'kysely';
import type { DerivedWork, TaskSource } from '#platform/module.ts';
import { isId } from '#platform/id.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { chartPath } from '../rules/index.ts';

const table = clinicTable('chart.chart_note', ['author_id', 'patient_id', 'record_name', 'cosigner_id']);

interface Row extends RowOfTable<typeof table> {
  patient_name: string;
  is_open: boolean;
  waits: boolean;
}

const signKey = (id: unknown): string => `sign ${String(id)}`;
const cosignKey = (id: unknown): string => `cosign ${String(id)}`;

/** An unsigned note is a task of its author; one waiting for a cosignature is a task of its cosigner. */
export const openNotes: TaskSource = {
  id: 'chart.note',
  events: ['chart.note-changed'],
  concerns: ({ only_words }) => only_words !== true,
  keysOf: ({ id }) => [signKey(id), cosignKey(id)],
  async read(db, clinicId, payload): Promise<readonly DerivedWork[]> {
    const id = payload['id'];
    if (typeof id !== 'string' || !isId(id)) return [];
    const { rows } = await sql<Row>`
      select ${table.columns('n')}, p.first_name || ' ' || p.last_name as patient_name,
        n.signed_time is null and n.deleted_time is null as is_open,
        n.cosign_state = 'waiting' and n.deleted_time is null as waits
      from chart.chart_note n join chart.note_patient p on p.clinic_id = n.clinic_id and p.id = n.patient_id
      where n.clinic_id = ${clinicId} and n.id = ${id}`.execute(db);
    const note = rows[0];
    if (note === undefined) return [];
    const common = {
      patientId: note.patient_id,
      noteId: id,
      path: chartPath(id, { id: note.patient_id }),
      dueTime: null,
    };
    const subject = `${note.record_name}, ${note.patient_name}`;
    return [
      {
        key: signKey(id),
        task: note.is_open
          ? { ...common, type: 'OpenSOAPnote', subject: `Sign: ${subject}`, ownerUserId: note.author_id }
          : null,
      },
      {
        key: cosignKey(id),
        task: note.waits
          ? {
              ...common,
              type: 'NoteToCosign',
              subject: `Cosign: ${subject}`,
              ownerUserId: note.cosigner_id,
              ownerRule: 'chart.sign',
            }
          : null,
      },
    ];
  },
};
