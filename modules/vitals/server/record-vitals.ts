import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, DomainError, type Issue, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPatients, requireActivePatient } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import { implausible, swappedPressures, vitalsInput } from '../rules/index.ts';
import { clinicVitals } from './clinic-vitals.ts';
import type { Definition } from './definitions.ts';
import { insertRecords, readRecordsById, type VitalRow } from './records.sql.ts';

/** Measurements of a patient at one time; heights in centimeters. */
export interface VitalMeasurements {
  patientId: string;
  definitionIds: readonly string[];
  values: readonly number[];
  /** Null for now. */
  collectTime: Date | null;
  /** Vitals whose implausible values were confirmed. */
  confirmed: ReadonlySet<string>;
}

/** Records values in a separate transaction. */
export function recordVitals(ctx: RequestContext, taken: VitalMeasurements): Promise<VitalRow[] | DomainError> {
  return ctx.app.database.transaction((tx) => recordVitalsIn(tx, ctx, taken));
}

/**
 * Records values. IMPLAUSIBLE_VALUE with a question for each unconfirmed implausible value; NOT_FOUND for an unknown
 * patient; an issue for a vital that the clinic does not use, and for times in the future or before the patient's
 * birth.
 */
export async function recordVitalsIn(
  tx: Tx,
  ctx: RequestContext,
  taken: VitalMeasurements,
): Promise<VitalRow[] | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const checked = vitalsInput(taken.definitionIds, taken.values);
  if ('path' in checked) return invalid([checked]);
  const time = taken.collectTime ?? now;
  // Tolerates clocks that are slightly ahead.
  if (time.getTime() > now.getTime() + 300_000)
    return invalid([{ path: 'collect_time', message: 'The measurement time can’t be in the future' }]);
  const definitions = (await clinicVitals(tx, clinicId, now)).filter(({ deleted_time }) => deleted_time === null);
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const unknown = taken.definitionIds.findIndex((id) => !byId.has(id));
  if (unknown >= 0)
    return invalid([{ path: `vital_info_ids.${unknown}`, message: 'This vital is not in use at the clinic.' }]);
  const doubts = questions(taken, byId);
  const unconfirmed = doubts.filter(({ id }) => !taken.confirmed.has(id)).map(({ issue }) => issue);
  if (unconfirmed.length > 0)
    return new DomainError('IMPLAUSIBLE_VALUE', 'Is this right?', 'Z_InputError', 'Is this right?', unconfirmed);
  const inactive = await requireActivePatient(tx, clinicId, taken.patientId, dayIn(actor.timeZone, time));
  if (inactive !== null) return inactive;
  const [patient] = await readPatients(tx, clinicId, [taken.patientId], {
    columns: ['id', 'date_of_birth'],
    locked: true,
  });
  if (patient === undefined) return notFound('patient');
  if (patient.date_of_birth !== null && dayIn(actor.timeZone, time) < patient.date_of_birth)
    return invalid([{ path: 'collect_time', message: 'The measurement time can’t be before the patient’s birth' }]);

  const records = [...checked.values].map(([definition_id, value]) => ({
    clinic_id: clinicId,
    id: newId(),
    patient_id: taken.patientId,
    definition_id,
    value,
    collect_time: time,
    collector_user_id: actor.userId,
    is_confirmed: doubts.some(({ id }) => id === definition_id),
    created_time: now,
  }));
  await insertRecords(tx, records);
  await recordChange(tx, ctx, {
    action: 'create',
    objectType: 'vital_record',
    objectId: records[0]!.id,
    patientId: taken.patientId,
    changes: Object.fromEntries(
      records.map(({ definition_id, value }) => [byId.get(definition_id)!.vital_name, { before: null, after: value }]),
    ),
  });
  await publish(tx, { clinicId, topic: 'vitals.vitals-changed', body: { patient_id: taken.patientId } });
  const rows = await readRecordsById(
    tx,
    clinicId,
    records.map(({ id }) => id),
  );
  const order = new Map(records.map(({ id }, index) => [id, index]));
  return rows.sort((one, other) => order.get(one.id)! - order.get(other.id)!);
}

function questions(taken: VitalMeasurements, byId: ReadonlyMap<string, Definition>): { id: string; issue: Issue }[] {
  const valueOf = (code: string): number | undefined =>
    taken.values[taken.definitionIds.findIndex((id) => byId.get(id)?.code === code)];
  return taken.definitionIds.flatMap((id, index) => {
    const definition = byId.get(id)!;
    const question =
      implausible(taken.values[index]!, definition) ??
      (definition.code === 'blood_pressure_low'
        ? swappedPressures(valueOf('blood_pressure_high'), taken.values[index])
        : null);
    return question === null ? [] : [{ id, issue: { path: `values.${index}`, message: question } }];
  });
}
