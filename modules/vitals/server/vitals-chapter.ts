import type { House } from '#platform/house.ts';
import type { RecordChapter } from '#platform/module.ts';
import { readClinic } from '#practice/server';
import { clinicVitals } from './clinic-vitals.ts';
import { readRecords } from './records.sql.ts';

/** The vitals of a patient, for everything that the clinic holds about them. */
export const vitalsChapter: RecordChapter = {
  id: 'vitals.records',
  title: 'Vital signs',
  order: 50,
  rule: 'vitals.view',
  async read(house: House, clinicId: string, personId: string) {
    const { kysely } = house.database;
    const [{ time_zone: timeZone }, definitions] = await Promise.all([
      readClinic(kysely, clinicId),
      clinicVitals(house, kysely, clinicId, house.clock()),
    ]);
    const byId = new Map(definitions.map((definition) => [definition.id, definition]));
    const records = await readRecords(kysely, clinicId, personId, [...byId.keys()], 100_000);
    const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone });
    return records.map((record) => {
      const { vital_name, vital_unit, decimals } = byId.get(record.definition_id)!;
      return {
        Taken: time.format(record.collect_time),
        Vital: vital_name,
        Value: `${record.value.toFixed(decimals)} ${vital_unit}`,
        By: record.collector,
        Remark: record.error_time === null ? '' : `Entered in error: ${record.error_reason ?? ''}`,
      };
    });
  },
};
