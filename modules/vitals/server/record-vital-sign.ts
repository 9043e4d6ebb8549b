import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { VitalSign, VitalSignInput } from '../api/registration.gen.ts';
import { CM_PER_INCH, NOTHING_FILLED } from '../rules/index.ts';
import { clinicVitals } from './clinic-vitals.ts';
import { recordVitals } from './record-vitals.ts';

const SIGNS = [
  'body_temperature',
  'pulse_rate',
  'respiration_rate',
  'blood_pressure_low',
  'blood_pressure_high',
  'height',
  'weight',
] as const;

/** Records vital signs through the registration service: by name, with the height in total inches. */
export async function recordVitalSign(ctx: RequestContext, input: VitalSignInput): Promise<VitalSign | DomainError> {
  const { app, actor, now } = ctx;
  const filled = SIGNS.flatMap((sign) => (input[sign] == null ? [] : [{ sign, value: input[sign] }]));
  if (filled.length === 0) return invalid([{ path: 'input', message: NOTHING_FILLED }]);
  const definitions = await clinicVitals(app.database.kysely, actor.clinicId, now);
  const idOf = new Map(definitions.map(({ code, id }) => [code, id]));
  const definitionIds = filled.map(({ sign }) => idOf.get(sign)!);
  const recorded = await recordVitals(ctx, {
    patientId: input.patient_id,
    definitionIds,
    values: filled.map(({ sign, value }) => (sign === 'height' ? Math.round(value * CM_PER_INCH) : value)),
    collectTime: input.collect_time ?? null,
    confirmed: new Set(input.confirmed === true ? definitionIds : []),
  });
  if (isDomainError(recorded)) return recorded;
  return {
    ...Object.fromEntries(filled.map(({ sign, value }) => [sign, value])),
    patient_id: input.patient_id,
    collect_time: recorded[0]!.collect_time,
    collector_doctor_id: actor.userId,
  };
}
