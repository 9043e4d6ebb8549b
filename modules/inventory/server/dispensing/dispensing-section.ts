import type { App } from '#platform/app.ts';
import type { RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { amount } from '../../rules/index.ts';
import { dispensingsOfPatient } from './dispensings.sql.ts';

/** What a patient was dispensed, as a section of the full record. */
export const dispensingSection: RecordSection = {
  id: 'inventory.dispensed',
  title: 'Dispensed',
  order: 55,
  rule: 'inventory.patients',
  async read(app: App, clinicId: string, personId: string) {
    const { kysely } = app.database;
    const [{ time_zone: timeZone }, { rows }] = await Promise.all([
      readClinic(kysely, clinicId),
      dispensingsOfPatient(kysely, clinicId, personId, null, { skip: 0, take: 100_000 }),
    ]);
    const time = writtenTime(timeZone);
    return rows.map((row) => ({
      When: time(row.created_time),
      Product: row.product_name,
      Quantity: amount(row.quantity, row.unit),
      Lots: row.lots.map(({ lot_number }) => lot_number).join(', '),
      Directions: row.directions,
      By: row.created_by_name,
      Remark: [row.quantity < 0 ? 'Returned' : '', row.reason ?? '', row.override_reason ?? '']
        .filter(Boolean)
        .join(': '),
    }));
  },
};
