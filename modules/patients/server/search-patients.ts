import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { PatientOrderBy, PatientWhere, StringFilter } from '../api/registration.gen.ts';
import { foldName, parseSearch } from '../rules/index.ts';
import { loadSearch, onlyWord } from './load-searches.ts';
import { loadPatients } from './load-patients.ts';
import {
  countPatients,
  listPatients,
  type PatientFilter,
  type PatientOrder,
  type TextFilter,
} from './patient-list.sql.ts';
import type { Patient, Reading } from './patients.sql.ts';

/** The largest page. */
export const MOST_PATIENTS = 100;
const COUNTED = 1001;

/** What is asked for: which patients, in which order, and what to read along. */
export interface PatientQuery {
  where: PatientWhere;
  orderBy: PatientOrderBy | null;
  skip: number;
  take: number;
  reading: Reading;
  counted: boolean;
}

/** A page of patients and, where it was asked for, how many there are, counted up to 1,001. What is looked at is logged. */
export async function searchPatients(
  request: Request,
  query: PatientQuery,
): Promise<{ count: number; patients: Patient[] } | Refusal> {
  const page = checkPage(query.take, query.skip, MOST_PATIENTS);
  if (page !== null) return page;
  const ids = query.where.id?.equals != null ? [query.where.id.equals] : query.where.id?.in;
  if (ids != null) return readByIds(request, ids, query);

  const filter = filterOf(request, query.where);
  if (isRefusal(filter)) return filter;
  const { kysely } = request.house.database;
  const { clinicId } = request.actor;
  const word = query.orderBy === null && query.skip === 0 ? onlyWord(filter) : null;
  const [patients, counted] = await Promise.all([
    word === null
      ? listPatients(kysely, clinicId, filter, orderOf(query.orderBy), query, query.reading)
      : loadSearch(request, word, query.take, query.reading),
    query.counted ? countPatients(kysely, clinicId, filter, COUNTED) : 0,
    recordAccess(request, { action: 'search', objectType: 'patient' }),
  ]);
  return { count: counted, patients };
}

async function readByIds(
  request: Request,
  ids: readonly string[],
  query: PatientQuery,
): Promise<{ count: number; patients: Patient[] } | Refusal> {
  if (ids.length > MOST_PATIENTS)
    return invalid([{ path: 'where.id.in', message: `At most ${MOST_PATIENTS} ids are expected.` }]);
  const [patients] = await Promise.all([
    loadPatients(request, ids, query.reading),
    ...notesOf(request, ids, query.reading),
  ]);
  return { count: patients.length, patients };
}

const NAME: readonly string[] = ['id', 'first_name', 'last_name', 'middle_name', 'record_number'];

/** One entry for each record that is opened; a list of names, as other lists need them beside their rows, is one search. */
function notesOf(request: Request, ids: readonly string[], reading: Reading): Promise<void>[] {
  const isNames = reading.columns?.every((column) => NAME.includes(column)) && !reading.addresses && !reading.allergies;
  if (ids.length > 1 && isNames)
    return [recordAccess(request, { action: 'search', objectType: 'patient', reason: 'names of a list' })];
  return ids.map((id) => recordAccess(request, { action: 'read', objectType: 'patient', objectId: id, patientId: id }));
}

function filterOf(request: Request, where: PatientWhere): PatientFilter | Refusal {
  const typed = where.search?.trim() ?? '';
  if (typed.length > 200) return invalid([{ path: 'where.search', message: 'At most 200 characters are expected.' }]);
  return {
    ...parseSearch(typed, dayIn(request.actor.timeZone, request.now)),
    first_name: folded(where.first_name),
    last_name: folded(where.last_name),
    born: where.date_of_birth,
    gender: where.gender?.equals,
    tag: where.tag?.equals,
  };
}

function folded(filter: StringFilter | null | undefined): TextFilter | null {
  if (filter == null) return null;
  const fold = (text: string | null | undefined): string | null => (text == null ? null : foldName(text.slice(0, 100)));
  return { equals: fold(filter.equals), contains: fold(filter.contains), startsWith: fold(filter.startsWith) };
}

const COLUMN = {
  last_name: 'last_name',
  date_of_birth: 'date_of_birth',
  create_time: 'created_time',
  update_time: 'updated_time',
} as const;

function orderOf(orderBy: PatientOrderBy | null): PatientOrder | null {
  for (const [field, by] of Object.entries(COLUMN)) {
    const direction = orderBy?.[field as keyof typeof COLUMN];
    if (direction != null) return { by, descending: direction === 'desc' };
  }
  return null;
}
