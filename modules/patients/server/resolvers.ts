import { recordAccess } from '#audit/server';
import { selectedFields } from '#platform/selected-fields.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { PatientMerge, Resolvers } from '../api/registration.gen.ts';
import { createAlert, updateAlert } from './record/alerts.ts';
import { createPatient } from './create-patient.ts';
import { lookupMutations, lookupQueries } from './lookup-resolvers.ts';
import { readingOf, shape, shapeAlert, shaped } from './patient-shape.ts';
import { exportPatients } from './search/export-patients.ts';
import { dismissDuplicate, findSimilar, listDuplicates, queueFindDuplicates } from './merge/find-duplicates.ts';
import { mergePatients } from './merge/merge-patients.ts';
import { listMerges, type Merge } from './merge/merges.sql.ts';
import { undoLimit, undoMerge } from './merge/undo-merge.ts';
import { tagPatients } from './tags/tag-patients.ts';
import type { Alert as KeptAlert } from './patients.sql.ts';
import { searchPatients } from './search/search-patients.ts';
import { recordMutations, recordQueries } from './record-resolvers.ts';
import { updatePatient } from './update-patient.ts';
import { updateTags } from './tags/update-tags.ts';

/** Resolvers of the service registration that patients adds. */
export const registration: Resolvers = {
  Query: {
    ...recordQueries,
    ...lookupQueries,
    similar_patients: async (_parent, { person }, ctx, info) => {
      const found = await findSimilar(ctx, person, readingOf(selectedFields(info), 'patient.'));
      return isDomainError(found)
        ? found
        : found.map(({ patient, ...likeness }) => ({ ...likeness, patient: shape(patient) }));
    },
    patient_duplicates: async (_parent, { skip, take }, ctx, info) => {
      const page = { skip: skip ?? 0, take: take ?? 20 };
      const fields = selectedFields(info);
      const found = await listDuplicates(ctx, page, {
        ...readingOf(fields, 'pairs.one.'),
        columns: undefined,
      });
      if (isDomainError(found)) return found;
      const pairs = found.pairs.map((pair) => ({ ...pair, one: shape(pair.one), other: shape(pair.other) }));
      return { count: found.count, pairs };
    },
    patient_merges: async (_parent, _args, ctx) => {
      const { app, actor, now } = ctx;
      const [merges] = await Promise.all([
        listMerges(app.database.kysely, actor.clinicId, undoLimit(now), 100),
        recordAccess(ctx, { action: 'search', objectType: 'patient_merge' }),
      ]);
      return merges.map((merge) => shapeMerge(merge));
    },
    search_patients: async (_parent, { where, orderBy, skip, take }, ctx, info) => {
      const fields = selectedFields(info);
      const found = await searchPatients(ctx, {
        where: where ?? {},
        orderBy: orderBy ?? null,
        skip: skip ?? 0,
        take: take ?? 20,
        counted: fields.has('count'),
        reading: readingOf(fields, 'patient_list.'),
      });
      return isDomainError(found) ? found : { ...found, patient_list: found.patients.map(shape) };
    },
    export_patients: async (_parent, { where, orderBy, format, skip, take }, ctx, info) => {
      const query = { where: where ?? {}, orderBy: orderBy ?? null, skip: skip ?? 0, take: take ?? 1000 };
      const reading = readingOf(selectedFields(info), 'patient_list.');
      const found = await exportPatients(ctx, { ...query, reading }, format);
      return isDomainError(found) ? found : { ...found, patient_list: found.patients.map(shape) };
    },
  },
  Mutation: {
    dismiss_patient_duplicate: (_parent, { one_id, other_id }, ctx) => dismissDuplicate(ctx, one_id, other_id),
    find_patient_duplicates: (_parent, _args, ctx) => queueFindDuplicates(ctx),
    merge_patients: async (_parent, { survivor, merged, take }, ctx) => {
      const merge = await mergePatients(ctx, survivor, merged, take);
      return isDomainError(merge) ? merge : shapeMerge(merge);
    },
    undo_patient_merge: async (_parent, { id }, ctx) => {
      const undone = await undoMerge(ctx, id);
      return isDomainError(undone) ? undone : shapeMerge(undone.merge, undone.keptFields);
    },
    create_patient_alert: async (_parent, { patient_id, ...alert }, ctx) =>
      alertAnswer(await createAlert(ctx, patient_id, alert)),
    update_patient_alert: async (_parent, { id, version, ...alert }, ctx) =>
      alertAnswer(await updateAlert(ctx, id, version, alert)),
    delete_patient_alert: async (_parent, { id, version }, ctx) =>
      alertAnswer(await updateAlert(ctx, id, version, null)),
    tag_patients: async (_parent, { patient_ids, tag, color }, ctx) => tagPatients(ctx, patient_ids, tag, color),
    untag_patients: async (_parent, { patient_ids, tag }, ctx) => tagPatients(ctx, patient_ids, tag, null),
    ...recordMutations,
    ...lookupMutations,
    update_patient_tags: async (_parent, { patient_id, tags, was }, ctx) =>
      shaped(
        await updateTags(
          ctx,
          patient_id,
          tags.map(({ tag }) => tag),
          was ?? null,
        ),
      ),
    create_patient: async (_parent, { input }, ctx) => shaped(await createPatient(ctx, input)),
    update_patient_with_id: async (_parent, { id, version, input }, ctx) =>
      shaped(await updatePatient(ctx, id, version, input)),
  },
};

function alertAnswer(answer: KeptAlert | DomainError) {
  return isDomainError(answer) ? answer : shapeAlert(answer);
}

function shapeMerge(
  { merged_by_name: merged_by, fields: _fields, ...merge }: Merge,
  keptFields: string[] = [],
): PatientMerge {
  return { ...merge, merged_by, kept_fields: keptFields };
}
