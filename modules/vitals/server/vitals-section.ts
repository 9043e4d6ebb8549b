import type { App } from '#platform/app.ts';
import type { RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { valueText } from '../rules/index.ts';
import { clinicVitals } from './clinic-vitals.ts';
import type { Definition } from './definitions.ts';
import { readRecords } from './records.sql.ts';

/** A patient's vitals, as a section of the complete patient record. */
export const vitalsSection: RecordSection = {
  id: 'vitals.records',
  title: 'Vital signs',
  order: 50,
  rule: 'vitals.view',
  async read(app: App, clinicId: string, personId: string) {
    const { kysely } = app.database;
    const [{ time_zone: timeZone }, definitions] = await Promise.all([
      readClinic(kysely, clinicId),
      clinicVitals(kysely, clinicId, app.clock()),
    ]);
    const byId = new Map(definitions.map((definition) => [definition.id, definition]));
    const records = await readRecords(kysely, clinicId, personId, [...byId.keys()], 100_000);
    const time = writtenTime(timeZone);
    // Newest first, as everywhere in the record; simultaneous values in the clinic's order.
    const place = new Map(definitions.map(({ id }, index) => [id, index]));
    const ordered = records.toSorted(
      (one, other) =>
        other.collect_time.getTime() - one.collect_time.getTime() ||
        place.get(one.definition_id)! - place.get(other.definition_id)!,
    );
    return ordered.map((record) => {
      const definition = byId.get(record.definition_id)!;
      return {
        Taken: time(record.collect_time),
        Vital: definition.vital_name,
        Value: written(record.value, definition),
        By: record.collector,
        Remark: record.error_time === null ? '' : `Entered in error: ${record.error_reason ?? ''}`,
      };
    });
  },
};

function written(value: number, { code, decimals, vital_unit }: Definition): string {
  const plain = valueText(value.toFixed(decimals), { code: null, vital_unit });
  return code === 'height' ? `${valueText(value, { code, vital_unit })} (${plain})` : plain;
}
