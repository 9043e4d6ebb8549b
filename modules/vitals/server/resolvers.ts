import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers as Registration } from '../api/registration.gen.ts';
import type { PatientVital as ShownVital, Resolvers, VitalInfo, VitalReading } from '../api/setting.gen.ts';
import { changeDefinition, createDefinition, orderDefinitions, switchDefinition } from './change-definitions.ts';
import type { Queryable } from '#platform/database.ts';
import { clinicVitals } from './clinic-vitals.ts';
import type { Definition } from './definitions.sql.ts';
import { markVitalInError } from './mark-in-error.ts';
import { patientVitals, type PatientVital } from './patient-vitals.ts';
import { recordVitalSign } from './record-vital-sign.ts';
import { recordVitals } from './record-vitals.ts';
import type { VitalRow } from './records.sql.ts';
import { vitalSigns } from './vital-signs.ts';

/** Resolvers of the service setting that vitals adds. */
export const setting: Resolvers = {
  Query: {
    get_patient_vital_records: async (_parent, { patient_id }, ctx) => {
      const vitals = await patientVitals(ctx, patient_id);
      return isDomainError(vitals) ? vitals : vitals.map(shapeVital);
    },
    get_clinic_vital_info: (_parent, _args, { app, actor, now }) =>
      infos(app.database.kysely, actor.clinicId, now, true),
    get_inactive_clinic_info: (_parent, _args, { app, actor, now }) =>
      infos(app.database.kysely, actor.clinicId, now, false),
  },
  Mutation: {
    create_vital_records: async (_parent, args, ctx) => {
      const recorded = await recordVitals(ctx, {
        patientId: args.patient_id,
        definitionIds: args.vital_info_ids,
        values: args.values,
        collectTime: args.collect_time ?? null,
        confirmed: new Set(args.confirmed),
      });
      return isDomainError(recorded) ? recorded : recorded.map(shapeReading);
    },
    mark_vital_record_in_error: async (_parent, { id, reason }, ctx) => {
      const marked = await markVitalInError(ctx, id, reason);
      return isDomainError(marked) ? marked : shapeReading(marked);
    },
    create_clinic_vital_info: async (_parent, { input }, ctx) => shaped(await createDefinition(ctx, input)),
    update_clinic_vital_info: async (_parent, { vital_info_id, version, input }, ctx) =>
      shaped(await changeDefinition(ctx, vital_info_id, version, input)),
    delete_clinc_vital_info: async (_parent, { vital_info_id }, ctx) =>
      shaped(await switchDefinition(ctx, vital_info_id, false)),
    reactivate_clinc_vital_info: async (_parent, { vital_info_id }, ctx) =>
      shaped(await switchDefinition(ctx, vital_info_id, true)),
    sort_clinic_vital_info: async (_parent, { vital_info_ids }, ctx) => {
      const sorted = await orderDefinitions(ctx, vital_info_ids);
      return isDomainError(sorted) ? sorted : sorted.map(shapeInfo);
    },
  },
};

/** Resolvers of the service registration that vitals adds; of a patient what the contract says that vitals answers. */
export const registration: Registration & {
  Patient: { vital_signs: (patient: { id: string }, args: unknown, ctx: RequestContext) => Promise<object[] | null> };
} = {
  Patient: { vital_signs: ({ id }, _args, ctx) => vitalSigns(ctx, id) },
  Mutation: { create_vital_sign: (_parent, { input }, ctx) => recordVitalSign(ctx, input) },
};

async function infos(...[app, clinicId, now, active]: [...Parameters<typeof clinicOf>, boolean]): Promise<VitalInfo[]> {
  const all = await clinicOf(app, clinicId, now);
  return all.filter(({ deleted_time }) => (deleted_time === null) === active).map(shapeInfo);
}

const clinicOf = (db: Queryable, clinicId: string, now: Date): Promise<Definition[]> => clinicVitals(db, clinicId, now);

function shaped(answer: Awaited<ReturnType<typeof createDefinition>>) {
  return isDomainError(answer) ? answer : shapeInfo(answer);
}

function shapeInfo({ id, ...definition }: Definition): VitalInfo {
  return { ...definition, vital_info_id: id };
}

function shapeReading({ definition_id, ...row }: VitalRow): VitalReading {
  return { ...row, vital_info_id: definition_id };
}

function shapeVital({ definition, range, records }: PatientVital): ShownVital {
  const standing = records.filter(({ error_time }) => error_time === null);
  return {
    vital_info_id: definition.id,
    vital_name: definition.vital_name,
    vital_unit: definition.vital_unit,
    code: definition.code,
    decimals: definition.decimals,
    is_active: definition.deleted_time === null,
    normal_low: range.low,
    normal_high: range.high,
    vital_value: standing.map(({ value }) => value),
    record_time: standing.map(({ collect_time }) => Math.floor(collect_time.getTime() / 1000)),
    records: records.map(shapeReading),
  };
}
