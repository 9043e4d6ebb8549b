import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import type { StringFilter } from '#platform/contract.gen.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { PatientOrderBy, PatientWhere } from '../../api/registration.gen.ts';
import { foldName, MOST_LIST_TAGS, parseSearch } from '../../rules/index.ts';
import { findMeanings } from './find-meanings.ts';
import { loadSearch, onlyWord } from './load-searches.ts';
import { loadPatients } from '../load-patients.ts';
import { mergeTargetsOf } from '../merge/merges.sql.ts';
import { listFilterOf } from '../list/list-filter-of.ts';
import { listFiltered } from '../list/list-filtered.ts';
import { foldVisits, filterPredicatesOf } from '../list/filter-predicates.sql.ts';
import {
  countPatients,
  listPatients,
  type PatientFilter,
  type PatientOrder,
  type TextFilter,
} from '../list/patient-list.sql.ts';
import type { Patient, PatientSelection } from '../patients.sql.ts';

/** Maximum page size. */
export const MOST_PATIENTS = 100;
const COUNTED = 1001;

/** The search: filters, order and fields to read. */
export interface PatientQuery {
  where: PatientWhere;
  orderBy: PatientOrderBy | null;
  skip: number;
  take: number;
  reading: PatientSelection;
  counted: boolean;
  /** Maximum page size; default MOST_PATIENTS. */
  most?: number;
}

/** A page of patients, with the total if requested; `similar` if there was no exact match. */
export interface PatientPage {
  count: number;
  similar: boolean;
  patients: Patient[];
}

/** Returns a page of patients and, if requested, the total, counted up to 1,001. The access is logged. */
export async function searchPatients(ctx: RequestContext, query: PatientQuery): Promise<PatientPage | DomainError> {
  const page = checkPage(query.take, query.skip, query.most ?? MOST_PATIENTS);
  if (page !== null) return page;
  const ids = query.where.id?.equals != null ? [query.where.id.equals] : query.where.id?.in;
  if (ids != null) return readByIds(ctx, ids, query);

  const typed = filterOf(ctx, query.where);
  if (isDomainError(typed)) return typed;
  const filter = foldVisits(typed);
  const [{ patients, count }] = await Promise.all([
    readPage(ctx, filter, query),
    recordAccess(ctx, { action: 'search', objectType: 'patient' }),
  ]);
  if (patients.length > 0 || query.skip > 0 || filter.words.length === 0) return { count, similar: false, patients };
  return listSimilar(ctx, filter, query);
}

async function readPage(
  ctx: RequestContext,
  filter: PatientFilter,
  query: PatientQuery,
): Promise<{ patients: Patient[]; count: number }> {
  const { database } = ctx.app;
  const { kysely } = database;
  const { clinicId } = ctx.actor;
  const { reading, counted } = query;
  const order = orderOf(query.orderBy);
  const filterPredicates = filterPredicatesOf(clinicId, filter);
  if (filterPredicates.length > 0) {
    const page = { skip: query.skip, take: query.take };
    const { patients, count } = await listFiltered(database, clinicId, {
      filter,
      filterPredicates,
      order,
      page,
      reading,
    });
    return { patients, count: counted ? Math.min(count, COUNTED) : 0 };
  }
  const word = order === null && query.skip === 0 ? onlyWord(filter) : null;
  const [patients, count] = await Promise.all([
    word === null
      ? listPatients(kysely, clinicId, filter, order, query, reading)
      : loadSearch(ctx, word, query.take, reading),
    counted ? countPatients(kysely, clinicId, filter, COUNTED) : 0,
  ]);
  return { patients, count };
}

/** Returns patients with similar names: a second step if the first found none. */
async function listSimilar(ctx: RequestContext, filter: PatientFilter, query: PatientQuery): Promise<PatientPage> {
  const { clinicId } = ctx.actor;
  const meanings = await findMeanings(ctx.app.database, clinicId, filter.words);
  if (meanings === null) return { count: 0, similar: false, patients: [] };
  const near = { ...filter, words: [], meanings };
  const { kysely } = ctx.app.database;
  const filterPredicates = filterPredicatesOf(clinicId, filter);
  const patients = await listPatients(kysely, clinicId, near, null, query, query.reading, filterPredicates);
  return { count: patients.length, similar: patients.length > 0, patients };
}

async function readByIds(
  ctx: RequestContext,
  ids: readonly string[],
  query: PatientQuery,
): Promise<PatientPage | DomainError> {
  const most = query.most ?? MOST_PATIENTS;
  if (ids.length > most) return invalid([{ path: 'where.id.in', message: `Send at most ${most} IDs.` }]);
  const [patients] = await Promise.all([loadPatients(ctx, ids, query.reading), ...notesOf(ctx, ids, query.reading)]);
  if (patients.length === ids.length || ids.length > 1) return { count: patients.length, similar: false, patients };
  // A merged record is found under its merge target.
  const mergeTargets = await mergeTargetsOf(ctx.app.database.kysely, ctx.actor.clinicId, ids);
  if (mergeTargets.length === 0) return { count: 0, similar: false, patients };
  const [merged] = await Promise.all([
    loadPatients(ctx, mergeTargets, query.reading),
    ...notesOf(ctx, mergeTargets, query.reading),
  ]);
  return { count: merged.length, similar: false, patients: merged };
}

const NAME: readonly string[] = ['id', 'first_name', 'last_name', 'middle_name', 'record_number'];

/**
 * Returns the audit entries: one for each opened record; a list of names, as used beside other lists' rows, is one
 * search entry.
 */
function notesOf(ctx: RequestContext, ids: readonly string[], reading: PatientSelection): Promise<void>[] {
  const isNames = reading.columns?.every((column) => NAME.includes(column)) && !reading.addresses && !reading.allergies;
  if (ids.length > 1 && isNames)
    return [recordAccess(ctx, { action: 'search', objectType: 'patient', reason: 'names of a list' })];
  return ids.map((id) => recordAccess(ctx, { action: 'read', objectType: 'patient', objectId: id, patientId: id }));
}

function filterOf(ctx: RequestContext, where: PatientWhere): PatientFilter | DomainError {
  const typed = where.search?.trim() ?? '';
  if (typed.length > 200) return invalid([{ path: 'where.search', message: 'At most 200 characters are expected.' }]);
  const today = dayIn(ctx.actor.timeZone, ctx.now);
  const problem = listProblem(where);
  if (problem !== null) return invalid([problem]);
  return {
    ...parseSearch(typed, today),
    ...listFilterOf(where, today, ctx.actor.timeZone),
    first_name: folded(where.first_name),
    last_name: folded(where.last_name),
    born: where.date_of_birth,
    gender: where.gender?.equals,
  };
}

function listProblem({ tags, all_tags, age }: PatientWhere): { path: string; message: string } | null {
  if ((tags?.length ?? 0) > MOST_LIST_TAGS)
    return { path: 'where.tags', message: `Choose at most ${MOST_LIST_TAGS} tags.` };
  if ((all_tags?.length ?? 0) > MOST_LIST_TAGS)
    return { path: 'where.all_tags', message: `Choose at most ${MOST_LIST_TAGS} tags.` };
  const isAge = (years: number | null | undefined): boolean => years == null || (years >= 0 && years <= 150);
  if (!isAge(age?.from) || !isAge(age?.to)) return { path: 'where.age', message: 'Enter ages from 0 to 150.' };
  return null;
}

function folded(filter: StringFilter | null | undefined): TextFilter | null {
  if (filter == null) return null;
  const fold = (text: string | null | undefined): string | null => (text == null ? null : foldName(text.slice(0, 100)));
  return { equals: fold(filter.equals), contains: fold(filter.contains), startsWith: fold(filter.startsWith) };
}

const COLUMN = {
  last_name: 'last_name',
  first_name: 'first_name',
  user_patient_id: 'record_number',
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
