import { type RawBuilder, sql } from 'kysely';
import { v5 } from 'uuid';
import { recordChange } from '#audit/server';
import { rejectFullQuota, saveFile, type ScannedBytes } from '#files/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { domainError, type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { noteTextForms } from '../../rules/index.ts';

const table = clinicTable('chart.handout', ['id', 'title', 'body', 'file_id', 'updated_time', 'version']);

/** A handout of the clinic; its `body` is empty if it is a PDF. */
export interface Handout extends RowOfTable<typeof table> {
  /** File name of the PDF; null for text. */
  file_name: string | null;
  byte_size: number | null;
}

const COLUMNS = table.columns('h');

/** Returns the clinic's handouts whose titles contain all the words, sorted by title. */
export function listHandouts(db: Queryable, clinicId: string, search: string): Promise<Handout[]> {
  const patterns = search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return selectHandouts(
    db,
    clinicId,
    sql`h.title ilike all(${patterns}::text[]) order by lower(h.title), h.id limit 200`,
  );
}

/** An uploaded PDF that will become a handout. */
export interface NewHandoutFile {
  name: string;
  bytes: ScannedBytes;
}

/**
 * Creates a handout, or updates it if a version is given: text, or with `file` a PDF, for which `input` only provides
 * the title. STALE_VERSION if it was changed since; a repeated creation returns the existing handout.
 */
export async function saveHandout(
  ctx: RequestContext,
  id: string | null,
  version: number | null,
  input: unknown,
  file: NewHandoutFile | null = null,
): Promise<Handout | DomainError> {
  const { actor, now, app } = ctx;
  const key = version === null ? keyOf(ctx, id) : id!;
  return app.database.transaction(async (tx) => {
    const standing = await lockHandout(tx, actor.clinicId, key);
    if (version === null && standing !== null) return standing;
    if (version !== null && standing === null) return noHandout();
    if (standing !== null && standing.version !== version)
      return domainError(
        'STALE_VERSION',
        'Someone else changed this handout since you opened it.',
        'Changed by someone else',
      );
    const forms = noteTextForms();
    const isPdf = file !== null || standing?.file_id != null;
    const checked = isPdf ? checkInput(forms.handoutFile, input, 'input') : checkInput(forms.handout, input, 'input');
    if (isDomainError(checked)) return checked;
    const { title, text } = { text: '', ...checked.value };
    const fileId = file === null ? (standing?.file_id ?? null) : await keepFile(tx, ctx, file);
    if (isDomainError(fileId)) return fileId;
    const content = { title, body: text, file_id: fileId, updated_time: now };
    if (standing !== null) await table.update(tx, actor, key, { ...content, version: standing.version + 1 });
    else if (!(await addHandout(tx, ctx, key, content)))
      return (await lockHandout(tx, actor.clinicId, key)) ?? noHandout();
    await recordChange(tx, ctx, {
      action: standing === null ? 'create' : 'update',
      objectType: 'chart_handout',
      objectId: key,
      changes: {
        title: { before: standing?.title ?? null, after: title },
        ...(file !== null && { file: { before: standing?.file_name ?? null, after: file.name } }),
      },
    });
    return (await lockHandout(tx, actor.clinicId, key))!;
  });
}

/** Returns false if a repeated creation was faster, or if its handout was deleted since. */
async function addHandout(
  tx: Tx,
  { actor, now }: RequestContext,
  id: string,
  content: { title: string; body: string; file_id: string | null; updated_time: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('chart.handout')
    .values({ ...content, clinic_id: actor.clinicId, id, created_by: actor.userId, created_time: now })
    .onConflict((conflict) => conflict.columns(['clinic_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

// Handouts given before keep their file: files are never overwritten.
async function keepFile(tx: Tx, ctx: RequestContext, { name, bytes }: NewHandoutFile): Promise<string | DomainError> {
  const { app, actor } = ctx;
  const full = await rejectFullQuota(tx, ctx, bytes.length);
  if (full !== null) return full;
  const where = { app, clinicId: actor.clinicId, folder: 'chart-handouts', userId: actor.userId };
  return (await saveFile(tx, { ...where, name, type: 'application/pdf', bytes })).id;
}

// A repeated creation finds the existing handout; an ID of another clinic can't be reused.
function keyOf({ actor }: RequestContext, id: string | null): string {
  return id === null ? newId() : v5(`chart.handout ${id}`, actor.clinicId);
}

/** Archives a handout; copies given to patients stay. */
export async function deleteHandout(ctx: RequestContext, id: string): Promise<Handout | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const standing = await lockHandout(tx, actor.clinicId, id);
    if (standing === null) return noHandout();
    await table.update(tx, actor, id, { deleted_time: now, version: standing.version + 1 });
    await recordChange(tx, ctx, { action: 'delete', objectType: 'chart_handout', objectId: id });
    return standing;
  });
}

async function selectHandouts(db: Queryable, clinicId: string, rest: RawBuilder<unknown>): Promise<Handout[]> {
  const { rows } = await sql<Handout>`
    select ${COLUMNS}, f.name as file_name, f.byte_size from chart.handout h
    left join files.file f on f.clinic_id = h.clinic_id and f.id = h.file_id
    where h.clinic_id = ${clinicId} and h.deleted_time is null and ${rest}`.execute(db);
  return rows;
}

async function lockHandout(tx: Tx, clinicId: string, id: string): Promise<Handout | null> {
  const [row] = await selectHandouts(tx, clinicId, sql`h.id = ${id} for update of h`);
  return row ?? null;
}

const noHandout = (): DomainError => notFound('handout');
