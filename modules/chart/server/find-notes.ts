import { recordAccess } from '#audit/server';
import { parseSearch } from '#patients/rules';
import { checkPage } from '#platform/check-input.ts';
import type { IdFilter } from '#platform/contract.gen.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { wordQuery } from '../rules/index.ts';
import type { ChartNoteOrderBy, ChartNoteWhere } from '../api/chart.gen.ts';
import { countNotes, listNotes, type NoteFilter, type NoteOrder } from './note-lists.sql.ts';
import { readNotes, type Note, type Texts } from './notes.sql.ts';
import { readShown, type ShownNote, shownNotes, textsOf } from './shown-notes.ts';
import type { WholeNote } from './whole-note.sql.ts';

/** Maximum page size, and maximum number of IDs in a filter. */
export const MOST_NOTES = 100;
const COUNTED = 1001;

/** The query: filter, order, and how much of the texts to read. */
export interface NoteQuery {
  where: ChartNoteWhere;
  orderBy: ChartNoteOrderBy | null;
  skip: number;
  take: number;
  texts: Texts;
  counted: boolean;
  /** True if `where.search` may also match the note's words. */
  either?: boolean;
}

/** Notes, and when the access to them is logged: the response waits for it. */
interface FoundNotes {
  count: number;
  notes: (Note | WholeNote)[];
  logged: Promise<unknown>;
}

/** Returns a page of notes and, if requested, the total, counted up to 1,001. The access is logged. */
export async function findNotes(
  ctx: RequestContext,
  query: NoteQuery,
): Promise<{ count: number; notes: Note[] } | DomainError> {
  const found = await find(ctx, query, null);
  if (isDomainError(found)) return found;
  await found.logged;
  return found;
}

/** Same, with the requested fields of each note, which are read while the access is logged. */
export async function findShownNotes(
  ctx: RequestContext,
  query: Omit<NoteQuery, 'texts'>,
  fields: ReadonlySet<string>,
): Promise<{ count: number; notes: ShownNote[] } | DomainError> {
  const found = await find(ctx, { ...query, texts: textsOf(fields) }, fields);
  if (isDomainError(found)) return found;
  const [notes] = await Promise.all([shownNotes(ctx, found.notes, fields), found.logged]);
  return { count: found.count, notes };
}

async function find(
  ctx: RequestContext,
  query: NoteQuery,
  fields: ReadonlySet<string> | null,
): Promise<FoundNotes | DomainError> {
  const page = checkPage(query.take, query.skip, MOST_NOTES) ?? checkWhere(query.where);
  if (page !== null) return page;
  const { where } = query;
  const { kysely } = ctx.app.database;
  const { clinicId } = ctx.actor;

  const ids = idsOf(where.id);
  if (ids !== null) {
    const [id, ...others] = ids;
    const notes =
      id !== undefined && others.length === 0 && fields !== null
        ? await readShown(ctx, id, fields, query.texts)
        : await readNotes(kysely, clinicId, ids, query.texts);
    const logged = Promise.all(
      notes.map(({ id, patient_id }) =>
        recordAccess(ctx, { action: 'read', objectType: 'chart_note', objectId: id, patientId: patient_id }),
      ),
    );
    // A failure is reported where it is awaited.
    logged.catch(() => undefined);
    return { count: notes.length, notes, logged };
  }

  const filter = filterOf(ctx, where, query.either === true);
  const [notes, count] = await Promise.all([
    listNotes(kysely, clinicId, filter, orderOf(query.orderBy), query, query.texts),
    query.counted ? countNotes(kysely, clinicId, filter, COUNTED) : 0,
    recordAccess(ctx, { action: 'search', objectType: 'chart_note', patientId: onlyOne(filter.patientIds) }),
  ]);
  return { count, notes, logged: Promise.resolve() };
}

function checkWhere(where: ChartNoteWhere): DomainError | null {
  if ((where.search?.length ?? 0) > 200)
    return invalid([{ path: 'where.search', message: 'Enter at most 200 characters.' }]);
  if ((where.words?.length ?? 0) > 200)
    return invalid([{ path: 'where.words', message: 'Enter at most 200 characters.' }]);
  for (const field of ['id', 'clinic_patient_id', 'event_id', 'clinic_user_id', 'event_category_id'] as const) {
    if ((where[field]?.in?.length ?? 0) > MOST_NOTES) {
      return invalid([{ path: `where.${field}.in`, message: `Request at most ${MOST_NOTES} notes at a time.` }]);
    }
  }
  return null;
}

/** Returns the full-text query; with `either`, also for the search text. Input without words matches nothing. */
function wordsOf(words: string | null | undefined, search: string, either: boolean): Partial<NoteFilter> {
  if (either) return { words: wordQuery(search), either };
  if (words == null || words.trim() === '') return {};
  return { words: wordQuery(words) ?? '' };
}

function filterOf(ctx: RequestContext, where: ChartNoteWhere, either: boolean): NoteFilter {
  const typed = where.search?.trim() ?? '';
  return {
    patientIds: idsOf(where.clinic_patient_id),
    eventIds: idsOf(where.event_id),
    authorIds: idsOf(where.clinic_user_id),
    categoryIds: idsOf(where.event_category_id),
    from: where.service_date?.equals ?? where.service_date?.gte ?? null,
    to: where.service_date?.equals ?? where.service_date?.lte ?? null,
    pinned: where.pinned ?? null,
    nonMedical: where.nonMedical ?? null,
    toCosignBy: where.to_cosign === true ? ctx.actor.userId : null,
    signed: where.signed,
    patient: typed === '' ? null : parseSearch(typed, dayIn(ctx.actor.timeZone, ctx.now)),
    ...wordsOf(where.words, typed, either),
  };
}

function idsOf(filter: IdFilter | null | undefined): readonly string[] | null {
  return filter?.equals != null ? [filter.equals] : (filter?.in ?? null);
}

function onlyOne(ids: readonly string[] | null | undefined): string | null {
  return ids?.length === 1 ? ids[0]! : null;
}

function orderOf(orderBy: ChartNoteOrderBy | null): NoteOrder {
  if (orderBy?.service_date != null) return { by: 'service_date', descending: orderBy.service_date === 'desc' };
  if (orderBy?.create_time != null) return { by: 'created_time', descending: orderBy.create_time === 'desc' };
  return { by: 'service_date', descending: true };
}
