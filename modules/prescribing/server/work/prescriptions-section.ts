import { sql } from 'kysely';
import type { RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { codeWord, quantityUnits, statusLine } from '../../rules/index.ts';
import { readAlerts } from '../safety/alerts.sql.ts';
import { selectPrescriptions } from '../records/prescriptions.sql.ts';

/** A patient's prescriptions, as a section of the full record. */
export const prescriptionsSection: RecordSection = {
  id: 'prescribing.prescriptions',
  title: 'Prescriptions',
  order: 75,
  rule: 'prescribing.view',
  form: 'texts',
  async read(app, clinicId, personId) {
    const db = app.database.kysely;
    const { time_zone: zone } = await readClinic(db, clinicId);
    const time = writtenTime(zone);
    const rows = await selectPrescriptions(
      db,
      clinicId,
      sql`r.patient_id = ${personId}`,
      sql`order by r.created_time desc, r.id`,
    );
    const alerts = Map.groupBy(
      await readAlerts(
        db,
        clinicId,
        rows.map(({ id }) => id),
      ),
      ({ prescription_id: id }) => id,
    );
    return rows.map((row) => ({
      Drug: row.drug_description,
      Written: time(row.created_time),
      Prescriber: row.prescriber_name,
      Pharmacy: row.pharmacy?.name ?? row.pharmacy_ncpdp_id,
      Directions: row.sig,
      Quantity: `${row.quantity} ${codeWord(quantityUnits, row.quantity_unit)}, ${row.refills ?? 0} refills`,
      Status: statusLine(row),
      Alerts: (alerts.get(row.id) ?? [])
        .map(({ title, override_code: code }) => (code === null ? title : `${title} (overridden: ${code})`))
        .join('\n'),
    }));
  },
};
