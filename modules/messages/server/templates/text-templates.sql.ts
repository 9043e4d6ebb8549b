import { sql } from 'kysely';
import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable, Tx } from '#platform/database.ts';
import { type DomainError, invalid } from '#platform/domain-error.ts';
import type { TemplateKind } from '../../rules/index.ts';

/** Another template of the kind has the title. */
export const titleTaken = (): DomainError =>
  invalid([{ path: 'input.title', message: 'A template with this title already exists.' }]);

/** The clinic's templates. */
export const templates = defineRecord({
  table: 'messages.text_template',
  columns: ['kind', 'title', 'body', 'updated_time'],
  called: 'template',
  objectType: 'text_template',
  topic: 'messages.templates-changed',
  hasUpdatedTime: true,
  refusals: { text_template_title: titleTaken },
});

/** A template of the clinic. */
export type TemplateRow = RowOf<typeof templates>;

/** Returns the clinic's templates of a kind, by title. */
export function listTemplates(db: Queryable, clinicId: string, kind: TemplateKind): Promise<TemplateRow[]> {
  return templates.table
    .select(db, { clinicId })
    .where('kind', '=', kind)
    .where('deleted_time', 'is', null)
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute();
}

/** Adds a template; undefined if one with that id or title exists. */
export async function insertTemplate(
  tx: Tx,
  template: { clinic_id: string; id: string; kind: TemplateKind; title: string; body: string; created_by: string },
  now: Date,
): Promise<TemplateRow | undefined> {
  return tx
    .insertInto('messages.text_template')
    .values({ ...template, created_time: now, updated_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'version', 'deleted_time', 'kind', 'title', 'body', 'updated_time'])
    .executeTakeFirst();
}
