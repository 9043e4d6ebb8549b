import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { NamedMember } from '../members/members.sql.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const table = clinicTable('practice.terms', [
  'id',
  'number',
  'title',
  'body',
  'must_accept',
  'version',
  'published_time',
]);

/** A version of the terms. */
export interface TermsRow extends RowOfTable<typeof table> {
  publisher: { first_name: string; last_name: string } | null;
  accepted_count: number;
}

/** Reads all versions of a clinic's terms, the draft first, then the latest; or those with these ids. */
export async function readTerms(db: Queryable, clinicId: string, ids: readonly string[] | null = null) {
  const { rows } = await sql<TermsRow>`
    select ${table.columns('t')},
      case when p.user_id is null then null
        else json_build_object('first_name', p.first_name, 'last_name', p.last_name) end as publisher,
      (select count(*)::int from practice.terms_acceptance a
        join practice.member m on m.clinic_id = a.clinic_id and m.user_id = a.user_id and m.is_active
        where a.clinic_id = t.clinic_id and a.terms_id = t.id) as accepted_count
    from practice.terms t
    left join practice.member p on p.clinic_id = t.clinic_id and p.user_id = t.published_by
    where t.clinic_id = ${clinicId} and t.deleted_time is null
      and (${ids === null} or t.id = any(${ids ?? []}::uuid[]))
    order by t.number desc nulls first`.execute(db);
  return rows;
}

/** Reads all versions and locks the terms until the transaction ends. */
export async function lockTerms(tx: Tx, clinicId: string): Promise<TermsRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`practice.terms ${clinicId}`}, 0))`.execute(tx);
  return readTerms(tx, clinicId);
}

/** Published terms. */
export interface PublishedTermsRow {
  id: string;
  number: number;
  title: string;
  text: string;
  published_time: Date;
}

/** Reads the current terms; null if none were published. */
export async function readTermsInForce(db: Queryable, clinicId: string): Promise<PublishedTermsRow | null> {
  const { rows } = await columnsOf('practice.terms', ['id', 'number', 'title', 'body as text', 'published_time'])
    .filled('number', 'published_time')
    .select(sql`from practice.terms
    where clinic_id = ${clinicId} and number is not null order by number desc limit 1`)
    .execute(db);
  return rows[0] ?? null;
}

/**
 * Returns since when there have been terms that a member has not accepted, or null: a later version does not release
 * members from accepting an earlier one.
 */
export async function readPendingSince(db: Queryable, clinicId: string, userId: string): Promise<Date | null> {
  // Accepting a later version includes all that it replaced.
  const { rows } = await sql<{ since: Date | null }>`
    select min(t.published_time) as since from practice.terms t
    where t.clinic_id = ${clinicId} and t.number is not null and t.must_accept
      and t.number > coalesce((select max(h.number) from practice.terms_acceptance a
        join practice.terms h on h.clinic_id = a.clinic_id and h.id = a.terms_id
        where a.clinic_id = t.clinic_id and a.user_id = ${userId}), 0)`.execute(db);
  return rows[0]?.since ?? null;
}

/** The content of a draft. */
export interface DraftColumns {
  title: string;
  body: string;
  must_accept: boolean;
}

/** Writes the draft; an existing one gets its next version number. */
export async function writeDraft(tx: Tx, clinicId: string, id: string, draft: DraftColumns, now: Date): Promise<void> {
  await sql`
    insert into practice.terms (clinic_id, id, title, body, must_accept, created_time)
    values (${clinicId}, ${id}, ${draft.title}, ${draft.body}, ${draft.must_accept}, ${now})
    on conflict (clinic_id, id) do update set title = excluded.title, body = excluded.body,
      must_accept = excluded.must_accept, version = terms.version + 1`.execute(tx);
}

/** Deletes the draft. */
export async function retireDraft(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await sql`update practice.terms set deleted_time = ${now}, version = version + 1
    where clinic_id = ${clinicId} and id = ${id} and number is null`.execute(tx);
}

/** Publishes the draft with its number. */
export async function publishDraft(
  tx: Tx,
  clinicId: string,
  id: string,
  number: number,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`update practice.terms
    set number = ${number}, published_time = ${now}, published_by = ${userId}, version = version + 1
    where clinic_id = ${clinicId} and id = ${id} and number is null`.execute(tx);
}

/** Records a member's acceptance; returns false if they had already accepted. */
export async function insertAcceptance(tx: Tx, clinicId: string, termsId: string, userId: string, now: Date) {
  const { rows } = await sql`
    insert into practice.terms_acceptance (clinic_id, terms_id, user_id, accepted_time)
    values (${clinicId}, ${termsId}, ${userId}, ${now}) on conflict do nothing returning terms_id`.execute(tx);
  return rows.length > 0;
}

/** A member who was asked to accept. */
export interface AcceptanceRow extends NamedMember {
  accepted_time: Date | null;
}

/** Reads the members who have accepted a version, and the active members who have not. */
export async function readAcceptances(db: Queryable, clinicId: string, termsId: string): Promise<AcceptanceRow[]> {
  const { rows } = await columnsOf({ m: 'practice.member' }, [
    'm.user_id',
    'm.first_name',
    'm.last_name',
    'm.title',
    'm.credential',
  ])
    .and(columnsOf({ a: 'practice.terms_acceptance' }, ['a.accepted_time']).orNull())
    .select(sql`from practice.member m
    left join practice.terms_acceptance a
      on a.clinic_id = m.clinic_id and a.user_id = m.user_id and a.terms_id = ${termsId}
    where m.clinic_id = ${clinicId} and (m.is_active or a.accepted_time is not null)
    order by a.accepted_time nulls first, m.last_name, m.first_name, m.user_id limit 1000`)
    .execute(db);
  return rows;
}
