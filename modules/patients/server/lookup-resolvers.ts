import { isRefusal } from '#platform/refusal.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { MutationResolvers, QueryResolvers } from '../api/registration.gen.ts';
import { deletePatient, restorePatient } from './delete-patient.ts';
import { readingOf, shape, shaped } from './patient-shape.ts';
import { searchPatients } from './search-patients.ts';
import { updateOfPatient } from './update-of-patient.ts';

const MOST_FOUND = 20;

type Queries = 'search_patient' | 'get_patient_info_by_id' | 'get_patient_info_by_ids';
type TagQueries = 'get_objects_associated_with_tag_filters';
type Mutations = 'update_patient' | 'delete_patient' | 'restore_patient';

/** The queries that ask for patients by the specification's other names. */
export const lookupQueries: Pick<QueryResolvers, Queries | TagQueries> = {
  search_patient: async (_parent, { search_string }, request, info) => {
    const found = await searchPatients(request, {
      where: { search: search_string },
      orderBy: null,
      skip: 0,
      take: MOST_FOUND,
      counted: false,
      reading: readingOf(selectedFields(info), ''),
    });
    return isRefusal(found) ? found : found.patients.map(shape);
  },
  get_patient_info_by_id: async (_parent, { patientID }, request, info) => {
    const found = await byIds(request, [patientID], selectedFields(info));
    return isRefusal(found) ? found : (found[0] ?? null);
  },
  get_patient_info_by_ids: (_parent, { ids }, request, info) => byIds(request, ids, selectedFields(info)),
  get_objects_associated_with_tag_filters: async (_parent, { tags, any, skip, take }, request) => {
    if (tags.length === 0) return { count: 0, objects: [] };
    const found = await searchPatients(request, {
      where: any ? { tags } : { all_tags: tags },
      orderBy: null,
      skip: skip ?? 0,
      take: take ?? MOST_FOUND,
      counted: true,
      reading: { columns: ['id'], tags: true },
    });
    if (isRefusal(found)) return found;
    const objects = found.patients.map(({ id, tags: own }) => ({
      object_type: 'patient',
      object_id: id,
      tags: own ?? [],
    }));
    return { count: found.count, objects };
  },
};

/** The changes to patients by the specification's other names, and the deletion. */
export const lookupMutations: Pick<MutationResolvers, Mutations> = {
  update_patient: async (_parent, args, request) => shaped(await updateOfPatient(request, args)),
  delete_patient: async (_parent, { id, version }, request) => shaped(await deletePatient(request, id, version)),
  restore_patient: async (_parent, { id, version }, request) => shaped(await restorePatient(request, id, version)),
};

async function byIds(
  request: Parameters<typeof searchPatients>[0],
  ids: readonly string[],
  fields: ReadonlySet<string>,
) {
  const page = { orderBy: null, skip: 0, take: 1, counted: false };
  const found = await searchPatients(request, {
    ...page,
    where: { id: { in: [...ids] } },
    reading: readingOf(fields, ''),
  });
  return isRefusal(found) ? found : found.patients.map(shape);
}
