import { readLogged } from '#audit/server';
import { db } from '#platform/records/given.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { Resolvers } from '../api/registration.gen.ts';
import { createPatient } from './create-patient.ts';
import { readPatientGroups } from './groups/patient-groups.sql.ts';
import { activateGroup } from './groups/activate-group.ts';
import { sharePatientView } from './groups/share-patient-view.ts';
import { lookupMutations, lookupQueries } from './lookup-resolvers.ts';
import { dismissDuplicate, findSimilar, listDuplicates, queueFindDuplicates } from './merge/find-duplicates.ts';
import { mergePatients } from './merge/merge-patients.ts';
import { listMerges } from './merge/merges.sql.ts';
import { undoLimit, undoMerge } from './merge/undo-merge.ts';
import { createAlert, updateAlert } from './record/alerts.ts';
import { recordMutations } from './record-mutations.ts';
import { importersOf, importRecords, listRecordImports, undoRecordImport } from './record-import/import-records.ts';
import { readRehearsal, removeRehearsal, startRehearsal } from './rehearsal/rehearse.ts';
import { fields, readingOf, type Rows } from './rows.ts';
import { exportPatients } from './search/export-patients.ts';
import { searchPatients } from './search/search-patients.ts';
import { tagPatients } from './tags/tag-patients.ts';
import { searchTags, updateTags } from './tags/update-tags.ts';
import { updatePatient } from './update-patient.ts';

/** The patients module's resolvers of the registration service. */
export const registration: Resolvers<Rows> = {
  Query: {
    record_importers: (_parent, _args, ctx) =>
      importersOf(ctx).map(({ columns, notice = null, ...rest }) => ({
        ...rest,
        notice,
        columns: columns.map(({ title, required = false }) => ({ title, required })),
      })),
    record_imports: (_parent, _args, ctx) => listRecordImports(ctx),
    rehearsal: (_parent, _args, ctx) => readRehearsal(ctx),
    ...lookupQueries,
    search_tags: (_parent, { search, patient_id }, ctx) => searchTags(ctx, search ?? '', patient_id ?? null),
    similar_patients: (_parent, { person }, ctx, info) =>
      findSimilar(ctx, person, readingOf(selectedFields(info), 'patient.')),
    patient_duplicates: (_parent, { skip, take }, ctx, info) => {
      const page = { skip: skip ?? 0, take: take ?? 20 };
      return listDuplicates(ctx, page, { ...readingOf(selectedFields(info), 'pairs.one.'), columns: undefined });
    },
    patient_groups: (_parent, _args, ctx) => readPatientGroups(db(ctx), ctx.actor.clinicId),
    patient_merges: (_parent, _args, ctx) =>
      readLogged(ctx, { action: 'search', objectType: 'patient_merge' }, () =>
        listMerges(db(ctx), ctx.actor.clinicId, undoLimit(ctx.now), 100),
      ),
    search_patients: (_parent, { where, orderBy, skip, take }, ctx, info) => {
      const selected = selectedFields(info);
      return searchPatients(ctx, {
        where: where ?? {},
        orderBy: orderBy ?? null,
        skip: skip ?? 0,
        take: take ?? 20,
        counted: selected.has('count'),
        reading: readingOf(selected, 'patient_list.'),
      });
    },
    export_patients: (_parent, { where, orderBy, format, skip, take }, ctx, info) => {
      const query = { where: where ?? {}, orderBy: orderBy ?? null, skip: skip ?? 0, take: take ?? 1000 };
      const reading = readingOf(selectedFields(info), 'patient_list.');
      return exportPatients(ctx, { ...query, reading }, format);
    },
  },
  Mutation: {
    import_records: (_parent, { kind, text, apply }, ctx) => importRecords(ctx, kind, text, apply),
    undo_record_import: (_parent, { id }, ctx) => undoRecordImport(ctx, id),
    rehearsal_start: (_parent, _args, ctx) => startRehearsal(ctx),
    rehearsal_remove: (_parent, { patient_id }, ctx) => removeRehearsal(ctx, patient_id),
    dismiss_patient_duplicate: (_parent, { one_id, other_id }, ctx) => dismissDuplicate(ctx, one_id, other_id),
    find_patient_duplicates: (_parent, _args, ctx) => queueFindDuplicates(ctx),
    merge_patients: (_parent, { survivor, merged, take }, ctx) => mergePatients(ctx, survivor, merged, take),
    undo_patient_merge: (_parent, { id }, ctx) => undoMerge(ctx, id),
    share_patient_view: (_parent, { input }, ctx) => sharePatientView(ctx, input),
    unshare_patient_view: (_parent, { id }, ctx) => activateGroup(ctx, id, false),
    reshare_patient_view: (_parent, { id }, ctx) => activateGroup(ctx, id, true),
    create_patient_alert: (_parent, { patient_id, ...alert }, ctx) => createAlert(ctx, patient_id, alert),
    update_patient_alert: (_parent, { id, version, ...alert }, ctx) => updateAlert(ctx, id, version, alert),
    delete_patient_alert: (_parent, { id, version }, ctx) => updateAlert(ctx, id, version, null),
    tag_patients: (_parent, { patient_ids, tag, color }, ctx) => tagPatients(ctx, patient_ids, tag, color),
    untag_patients: (_parent, { patient_ids, tag }, ctx) => tagPatients(ctx, patient_ids, tag, null),
    ...recordMutations,
    ...lookupMutations,
    update_patient_tags: (_parent, { patient_id, tags, was }, ctx) => {
      const names = tags.map(({ tag }) => tag);
      return updateTags(ctx, patient_id, names, was ?? null);
    },
    create_patient: (_parent, { input }, ctx) => createPatient(ctx, input),
    update_patient_with_id: (_parent, { id, version, input }, ctx) => updatePatient(ctx, id, version, input),
  },
  ...fields,
};
