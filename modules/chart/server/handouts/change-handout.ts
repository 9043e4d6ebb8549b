import { sql } from 'kysely';
import { v5 } from 'uuid';
import { recordChange } from '#audit/server';
import { rejectFullQuota, saveFile, type ScannedBytes } from '#files/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { noteTextForms } from '../../rules/index.ts';

/** A handout of the clinic. */
export interface Handout {
  id: string;
  title: string;
  /** Empty where it is a PDF. */
  text: string;
  file_id: string | null;
  /** What the PDF is called; null for a text. */
  file_name: string | null;
  byte_size: number | null;
  update_time: Date;
  version: number;
}

const COLUMNS = sql.raw('h.id, h.title, h.body as text, h.file_id, h.updated_time as update_time, h.version');
const FILE = sql.raw('f.name as file_name, f.byte_size');

/** The clinic's handouts whose title has all the words, by title. */
export async function listHandouts(db: Queryable, clinicId: string, search: string): Promise<Handout[]> {
  const patterns = search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await sql<Handout>`
    select ${COLUMNS}, ${FILE} from chart.handout h
    left join files.file f on f.clinic_id = h.clinic_id and f.id = h.file_id
    where h.clinic_id = ${clinicId} and h.deleted_time is null and h.title ilike all(${patterns}::text[])
    order by lower(h.title), h.id limit 200`.execute(db);
  return rows;
}

/** A PDF that is on its way to be a handout. */
export interface NewHandoutFile {
  name: string;
  bytes: ScannedBytes;
}

/**
 * Makes a handout, or with a version changes one: a text, or with `file` a PDF, of which then only the title is a matter of `input`.
 * STALE_VERSION where somebody else did since; a repeated creation answers what stands.
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
        'Somebody else has changed this handout in the meantime.',
        'Changed by someone else',
      );
    const forms = noteTextForms();
    const isPdf = file !== null || standing?.file_id != null;
    const checked = isPdf ? checkInput(forms.handoutFile, input, 'input') : checkInput(forms.handout, input, 'input');
    if (isDomainError(checked)) return checked;
    const { title, text } = { text: '', ...checked.value };
    const fileId = file === null ? (standing?.file_id ?? null) : await keepFile(tx, ctx, file);
    if (isDomainError(fileId)) return fileId;
    await sql`
      insert into chart.handout as h (clinic_id, id, title, body, file_id, created_by, created_time, updated_time)
      values (${actor.clinicId}, ${key}, ${title}, ${text}, ${fileId}, ${actor.userId}, ${now}, ${now})
      on conflict (clinic_id, id) do update set title = excluded.title, body = excluded.body, file_id = excluded.file_id,
        version = h.version + 1, updated_time = excluded.updated_time`.execute(tx);
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

// What was given before keeps the file that it was given with: nothing is ever written over.
async function keepFile(tx: Tx, ctx: RequestContext, { name, bytes }: NewHandoutFile): Promise<string | DomainError> {
  const { app, actor } = ctx;
  const full = await rejectFullQuota(tx, ctx, bytes.length);
  if (full !== null) return full;
  const where = { app, clinicId: actor.clinicId, folder: 'chart-handouts', userId: actor.userId };
  return (await saveFile(tx, { ...where, name, type: 'application/pdf', bytes })).id;
}

// A repeated creation finds what the first one made; no id of another clinic's becomes one of this clinic's.
function keyOf({ actor }: RequestContext, id: string | null): string {
  return id === null ? newId() : v5(`chart.handout ${id}`, actor.clinicId);
}

/** Takes a handout out of use; what was given stays. */
export async function deleteHandout(ctx: RequestContext, id: string): Promise<Handout | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const standing = await lockHandout(tx, actor.clinicId, id);
    if (standing === null) return noHandout();
    await sql`
      update chart.handout set deleted_time = ${now}, version = version + 1 where clinic_id = ${actor.clinicId} and id = ${id}`.execute(
      tx,
    );
    await recordChange(tx, ctx, { action: 'delete', objectType: 'chart_handout', objectId: id });
    return standing;
  });
}

async function lockHandout(tx: Tx, clinicId: string, id: string): Promise<Handout | null> {
  const { rows } = await sql<Handout>`
    select ${COLUMNS}, ${FILE} from chart.handout h
    left join files.file f on f.clinic_id = h.clinic_id and f.id = h.file_id
    where h.clinic_id = ${clinicId} and h.id = ${id} and h.deleted_time is null for update of h`.execute(tx);
  return rows[0] ?? null;
}

function noHandout(): DomainError {
  return domainError('NOT_FOUND', 'This handout does not exist.', 'Not found');
}
