import { isDomainError } from '#platform/domain-error.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { MutationResolvers, QueryResolvers } from '../api/registration.gen.ts';
import { deletePatient, restorePatient } from './delete-patient.ts';
import { readingOf, type Rows } from './rows.ts';
import { searchPatients } from './search/search-patients.ts';
import { updateOfPatient } from './update-of-patient.ts';

const MOST_FOUND = 20;

/** Patient queries under the specification's alternative names. */
export const lookupQueries: QueryResolvers<Rows> = {
  search_patient: async (_parent, { search_string }, ctx, info) => {
    const found = await searchPatients(ctx, {
      where: { search: search_string },
      orderBy: null,
      skip: 0,
      take: MOST_FOUND,
      counted: false,
      reading: readingOf(selectedFields(info), ''),
    });
    return isDomainError(found) ? found : found.patients;
  },
  get_patient_info_by_id: async (_parent, { patientID }, ctx, info) => {
    const found = await byIds(ctx, [patientID], selectedFields(info));
    return isDomainError(found) ? found : (found[0] ?? null);
  },
  get_patient_info_by_ids: (_parent, { ids }, ctx, info) => byIds(ctx, ids, selectedFields(info)),
  get_objects_associated_with_tag_filters: async (_parent, { tags, any, skip, take }, ctx) => {
    if (tags.length === 0) return { count: 0, objects: [] };
    const found = await searchPatients(ctx, {
      where: any ? { tags } : { all_tags: tags },
      orderBy: null,
      skip: skip ?? 0,
      take: take ?? MOST_FOUND,
      counted: true,
      reading: { columns: ['id'], tags: true },
    });
    if (isDomainError(found)) return found;
    const objects = found.patients.map(({ id, tags: own }) => ({
      object_type: 'patient',
      object_id: id,
      tags: own ?? [],
    }));
    return { count: found.count, objects };
  },
};

/** Patient mutations under the specification's alternative names, and deletion. */
export const lookupMutations: MutationResolvers<Rows> = {
  update_patient: (_parent, args, ctx) => updateOfPatient(ctx, args),
  delete_patient: (_parent, { id, version }, ctx) => deletePatient(ctx, id, version),
  restore_patient: (_parent, { id, version }, ctx) => restorePatient(ctx, id, version),
};

async function byIds(ctx: Parameters<typeof searchPatients>[0], ids: readonly string[], fields: ReadonlySet<string>) {
  const page = { orderBy: null, skip: 0, take: 1, counted: false };
  const found = await searchPatients(ctx, {
    ...page,
    where: { id: { in: [...ids] } },
    reading: readingOf(fields, ''),
  });
  return isDomainError(found) ? found : found.patients;
}
