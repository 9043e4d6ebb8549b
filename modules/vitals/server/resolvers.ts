import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers as Registration } from '../api/registration.gen.ts';
import type { Resolvers } from '../api/setting.gen.ts';
import { changeDefinition, createDefinition, orderDefinitions, switchDefinition } from './change-definitions.ts';
import { clinicVitals } from './clinic-vitals.ts';
import type { Definition } from './definitions.ts';
import { markVitalInError } from './mark-in-error.ts';
import { patientVitals, type PatientVital } from './patient-vitals.ts';
import { recordVitalSign } from './record-vital-sign.ts';
import { recordVitals } from './record-vitals.ts';
import type { VitalRow } from './records.sql.ts';
import { vitalSigns } from './vital-signs.ts';

interface Rows {
  VitalInfo: Definition;
  PatientVital: PatientVital;
  VitalReading: VitalRow;
}

const valid = ({ records }: PatientVital): VitalRow[] => records.filter(({ error_time }) => error_time === null);

/** The vitals module's resolvers of the setting service. */
export const setting: Resolvers<Rows> = {
  Query: {
    get_patient_vital_records: (_parent, { patient_id }, ctx) => patientVitals(ctx, patient_id),
    get_clinic_vital_info: (_parent, _args, ctx) => readVitals(ctx, true),
    get_inactive_clinic_info: (_parent, _args, ctx) => readVitals(ctx, false),
  },
  Mutation: {
    create_vital_records: (_parent, args, ctx) =>
      recordVitals(ctx, {
        patientId: args.patient_id,
        definitionIds: args.vital_info_ids,
        values: args.values,
        collectTime: args.collect_time ?? null,
        confirmed: new Set(args.confirmed),
      }),
    mark_vital_record_in_error: (_parent, { id, reason }, ctx) => markVitalInError(ctx, id, reason),
    create_clinic_vital_info: (_parent, { input }, ctx) => createDefinition(ctx, input),
    update_clinic_vital_info: (_parent, { vital_info_id, version, input }, ctx) =>
      changeDefinition(ctx, vital_info_id, version, input),
    delete_clinc_vital_info: (_parent, { vital_info_id }, ctx) => switchDefinition(ctx, vital_info_id, false),
    reactivate_clinc_vital_info: (_parent, { vital_info_id }, ctx) => switchDefinition(ctx, vital_info_id, true),
    sort_clinic_vital_info: (_parent, { vital_info_ids }, ctx) => orderDefinitions(ctx, vital_info_ids),
  },
  VitalInfo: { vital_info_id: ({ id }) => id },
  VitalReading: { vital_info_id: ({ definition_id }) => definition_id },
  PatientVital: {
    vital_info_id: ({ definition }) => definition.id,
    vital_name: ({ definition }) => definition.vital_name,
    vital_unit: ({ definition }) => definition.vital_unit,
    code: ({ definition }) => definition.code,
    decimals: ({ definition }) => definition.decimals,
    is_active: ({ definition }) => definition.deleted_time === null,
    normal_low: ({ range }) => range.low,
    normal_high: ({ range }) => range.high,
    vital_value: (vital) => valid(vital).map(({ value }) => value),
    record_time: (vital) => valid(vital).map(({ collect_time }) => Math.floor(collect_time.getTime() / 1000)),
  },
};

/** The vitals module's resolvers of the registration service, including the vitals field of a patient. */
export const registration: Registration & {
  Patient: { vital_signs: (patient: { id: string }, args: unknown, ctx: RequestContext) => Promise<object[] | null> };
} = {
  Patient: { vital_signs: ({ id }, _args, ctx) => vitalSigns(ctx, id) },
  Mutation: { create_vital_sign: (_parent, { input }, ctx) => recordVitalSign(ctx, input) },
};

async function readVitals({ app, actor, now }: RequestContext, isActive: boolean): Promise<Definition[]> {
  const all = await clinicVitals(app.database.kysely, actor.clinicId, now);
  return all.filter(({ deleted_time }) => (deleted_time === null) === isActive);
}
