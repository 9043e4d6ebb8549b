import { sql } from 'kysely';
import { v5 } from 'uuid';
import { recordChange } from '#audit/server';
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
  text: string;
  update_time: Date;
  version: number;
}

const COLUMNS = sql.raw('id, title, body as text, updated_time as update_time, version');

/** The clinic's handouts whose title has all the words, by title. */
export async function listHandouts(db: Queryable, clinicId: string, search: string): Promise<Handout[]> {
  const patterns = search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await sql<Handout>`
    select ${COLUMNS} from chart.handout where clinic_id = ${clinicId} and deleted_time is null
      and title ilike all(${patterns}::text[]) order by lower(title), id limit 200`.execute(db);
  return rows;
}

/** Makes a handout, or with a version changes one. STALE_VERSION where somebody else did since; a repeated creation answers what stands. */
export async function saveHandout(
  ctx: RequestContext,
  id: string | null,
  version: number | null,
  input: unknown,
): Promise<Handout | DomainError> {
  const { actor, now, app } = ctx;
  const checked = checkInput(noteTextForms().handout, input, 'input');
  if (isDomainError(checked)) return checked;
  const { title, text } = checked.value;
  const key = version === null ? keyOf(ctx, id) : id!;
  return app.database.transaction(async (tx) => {
    const standing = await lockHandout(tx, actor.clinicId, key);
    if (version === null && standing !== null) return standing;
    if (version !== null && standing === null) return noHandout();
    if (standing !== null && standing.version !== version)
      return domainError(
        'STALE_VERSION',
        'Somebody else has changed this handout in the meantime.',
        'Changed meanwhile',
      );
    await sql`
      insert into chart.handout as h (clinic_id, id, title, body, created_by, created_time, updated_time)
      values (${actor.clinicId}, ${key}, ${title}, ${text}, ${actor.userId}, ${now}, ${now})
      on conflict (clinic_id, id) do update set title = excluded.title, body = excluded.body, version = h.version + 1,
        updated_time = excluded.updated_time`.execute(tx);
    await recordChange(tx, ctx, {
      action: standing === null ? 'create' : 'update',
      objectType: 'chart_handout',
      objectId: key,
      changes: { title: { before: standing?.title ?? null, after: title } },
    });
    return (await lockHandout(tx, actor.clinicId, key))!;
  });
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
    select ${COLUMNS} from chart.handout where clinic_id = ${clinicId} and id = ${id} and deleted_time is null for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

function noHandout(): DomainError {
  return domainError('NOT_FOUND', 'This handout does not exist.', 'Not found');
}
