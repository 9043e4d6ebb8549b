import { columnsOf } from '#platform/records/read-columns.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { type AlertOverride, REMEMBERED_MONTHS } from '../../rules/index.ts';
import type { SafetyAnswer } from '#drugs/rules';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

/** The safety result, with the findings that were overridden within a year for the same dose and list. */
export interface CheckedSafety extends SafetyAnswer {
  remembered: ReadonlyMap<string, string>;
  doseKey: string;
  listKey: string;
}

const table = clinicTable('prescribing.prescription_alert', [
  'prescription_id',
  'kind',
  'severity',
  'title',
  'text',
  'override_code',
  'override_note',
  'overridden_time',
  'is_remembered',
]);

/** A finding shown before sending, with its override reason. */
export interface AlertRow extends RowOfTable<typeof table> {
  key: string;
  overridden_by: string | null;
}

/** Returns the findings of these prescriptions, severe ones first. */
export async function readAlerts(db: Queryable, clinicId: string, ids: readonly string[]): Promise<AlertRow[]> {
  const { rows } = await table
    .as('a')
    .and(columnsOf({ a: 'prescribing.prescription_alert' }, ['a.alert_key as key']))
    .and(fullName('overridden_by', 'm').orNull())
    .select(sql`from prescribing.prescription_alert a
    left join prescribing.rx_member m on m.clinic_id = a.clinic_id and m.user_id = a.overridden_by
    where a.clinic_id = ${clinicId} and a.prescription_id = any(${ids}::uuid[])
    order by array_position(array['severe', 'moderate', 'minor'], a.severity), a.id`)
    .execute(db);
  return rows;
}

/** Returns a patient's overrides of the last twelve months for the same dose and list, by key. */
export async function rememberedAlerts(
  db: Queryable,
  clinicId: string,
  { patientId, doseKey, listKey, now }: { patientId: string; doseKey: string; listKey: string; now: Date },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; code: string }>`
    select distinct on (alert_key) alert_key as key, override_code as code from prescribing.prescription_alert
    where clinic_id = ${clinicId} and patient_id = ${patientId} and dose_key = ${doseKey} and list_key = ${listKey}
      and override_code is not null and not is_remembered
      and overridden_time > ${now}::timestamptz - make_interval(months => ${REMEMBERED_MONTHS})
    order by alert_key, overridden_time desc`.execute(db);
  return new Map(rows.map(({ key, code }) => [key, code]));
}

/** Saves the findings and override reasons, in the sending transaction. */
export async function writeAlerts(
  tx: Tx,
  { clinicId, userId, now }: { clinicId: string; userId: string; now: Date },
  { prescriptionId, patientId }: { prescriptionId: string; patientId: string },
  { alerts, remembered, doseKey, listKey }: CheckedSafety,
  overrides: readonly AlertOverride[],
): Promise<void> {
  await tx
    .deleteFrom('prescribing.prescription_alert')
    .where('clinic_id', '=', clinicId)
    .where('prescription_id', '=', prescriptionId)
    .where('overridden_time', 'is', null)
    .execute();
  if (alerts.length === 0) return;
  await tx
    .insertInto('prescribing.prescription_alert')
    .values(
      alerts.map((alert) => {
        const given = overrides.find(({ key }) => key === alert.key);
        const known = remembered.get(alert.key);
        const code = given?.code ?? known ?? null;
        return {
          clinic_id: clinicId,
          id: newId(),
          prescription_id: prescriptionId,
          patient_id: patientId,
          alert_key: alert.key,
          dose_key: doseKey,
          list_key: listKey,
          kind: alert.kind,
          severity: alert.severity,
          title: alert.title,
          text: alert.text,
          override_code: code,
          override_note: (given?.note ?? '').slice(0, 500),
          is_remembered: given === undefined && known !== undefined,
          overridden_by: code === null ? null : userId,
          overridden_time: code === null ? null : now,
          created_time: now,
        };
      }),
    )
    .execute();
}
