import { sql } from 'kysely';
import type { RecordSection } from '#platform/module.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { writtenTime } from '#platform/written-time.ts';

const sent = clinicTable('fax.sent', [
  'created_time',
  'to_name',
  'to_number',
  'subject',
  'page_count',
  'state',
  'misdirected_reason',
]);

/** Faxes about a patient, as a section of the full record. */
export const faxesSection: RecordSection = {
  id: 'fax.sent',
  title: 'Faxes',
  order: 96,
  rule: 'fax.send',
  form: 'table',
  async read(app, clinicId, personId) {
    const { rows } = await sent
      .as('s')
      .and(columnsOf({ c: 'fax.fax_clinic' }, ['c.time_zone']))
      .select(sql`from fax.sent s join fax.fax_clinic c on c.clinic_id = s.clinic_id
      where s.clinic_id = ${clinicId} and s.patient_id = ${personId} and s.state not in ('composed', 'cancelled')
      order by s.created_time, s.id`)
      .execute(app.database.kysely);
    return rows.map((row) => ({
      Time: writtenTime(row.time_zone)(row.created_time),
      To: row.to_name,
      Number: row.to_number,
      Subject: row.subject,
      Pages: String(row.page_count),
      State: row.state,
      Misdirected: row.misdirected_reason ?? '',
    }));
  },
};
