import { recordAccess } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { ageOn } from '#patients/rules';
import { readPatients } from '#patients/server';
import { MOST_READINGS, normalRange, type ValueRange } from '../rules/index.ts';
import { clinicVitals } from './clinic-vitals.ts';
import type { Definition } from './definitions.ts';
import { readRecords, type VitalRow } from './records.sql.ts';

/** A vital of a patient: its definition, the patient's normal range, and the values, oldest first. */
export interface PatientVital {
  definition: Definition;
  range: ValueRange;
  records: VitalRow[];
}

/** Returns all measurements of a patient; archived vitals are included if the patient has values. */
export async function patientVitals(ctx: RequestContext, patientId: string): Promise<PatientVital[] | DomainError> {
  const { actor, now, app } = ctx;
  const { kysely } = app.database;
  const [[patient], definitions] = await Promise.all([
    readPatients(kysely, actor.clinicId, [patientId], { columns: ['id', 'date_of_birth'] }),
    clinicVitals(kysely, actor.clinicId, now),
  ]);
  if (patient === undefined) return notFound('patient');
  const ids = definitions.map(({ id }) => id);
  const [records] = await Promise.all([
    readRecords(kysely, actor.clinicId, patientId, ids, MOST_READINGS),
    recordAccess(ctx, { action: 'read', objectType: 'vital_record', patientId }),
  ]);
  const byDefinition = Map.groupBy(records, ({ definition_id }) => definition_id);
  const age = patient.date_of_birth === null ? null : ageOn(patient.date_of_birth, dayIn(actor.timeZone, now)).years;
  return definitions.flatMap((definition) => {
    const own = byDefinition.get(definition.id) ?? [];
    if (definition.deleted_time !== null && own.length === 0) return [];
    return [{ definition, range: normalRange(definition.code, age, definition), records: own }];
  });
}
