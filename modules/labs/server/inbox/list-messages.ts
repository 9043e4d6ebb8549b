import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { type DomainError, notFound } from '#platform/domain-error.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { cleanLine } from '#values/clean-text.ts';

/** Inbound messages that were rejected and not handled yet (of a message `m`). */
export const TO_HANDLE = sql.raw(`m.direction = 'in' and m.state = 'refused' and m.handled_time is null`);

const table = clinicTable('labs.message', [
  'id',
  'lab_id',
  'control_id',
  'message_type',
  'state',
  'error_code',
  'detail',
  'received_count',
  'filed_as_id',
  'corrects_id',
  'handled_time',
  'handled_reason',
]);

/** An inbound message, without its text. */
export type InboundRow = ReadRow<typeof ROW>;

interface ComputedFields {
  ack_code: string;
  last_time: Date;
  characters: number;
  result_ids: string[];
}

const ROW = table
  .as('m')
  .and(columnsOf({ m: 'labs.message' }, ['m.created_time as received_time']))
  .and(columnsOf({ l: 'labs.lab' }, ['l.lab_name']).orNull())
  .and(fullName('handled_by_name', 'h').orNull())
  .and(
    sql<ComputedFields>`coalesce(m.ack_code, '') as ack_code, coalesce(m.last_time, m.created_time) as last_time,
      length(m.content) as characters,
      array(select r.id from labs.report r where r.clinic_id = m.clinic_id and r.message_id = m.id order by r.id) as result_ids`,
  );
const ROW_OF = sql.raw(`labs.message m left join labs.lab l on l.clinic_id = m.clinic_id and l.id = m.lab_id
  left join labs.order_member h on h.clinic_id = m.clinic_id and h.user_id = m.handled_by`);

/** Filters for a list of messages. */
export interface MessageSearch {
  state: 'ToHandle' | 'Refused' | 'Filed' | null;
  labId: string | null;
  /** Part of the control ID. */
  controlId: string | null;
}

/** Returns a page of inbound messages, newest first. */
export async function listMessages(
  ctx: RequestContext,
  { state, labId, controlId }: MessageSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; messages: InboundRow[] }> {
  const { actor, app } = ctx;
  const clean = cleanLine(controlId ?? '', 'The control ID', 199);
  const part = 'problem' in clean ? '' : clean.text;
  const where = sql`m.clinic_id = ${actor.clinicId} and m.direction = 'in' and (${labId}::uuid is null or m.lab_id = ${labId}::uuid)
    and (${part} = '' or position(lower(${part}) in lower(m.control_id)) > 0)
    and ${state === 'ToHandle' ? TO_HANDLE : state === null ? sql`true` : sql`m.state = ${state.toLowerCase()}`}`;
  const [{ rows: messages }, count] = await Promise.all([
    ROW.select(sql`from ${ROW_OF} where ${where}
      order by m.created_time desc, m.id offset ${skip} limit ${take}`).execute(app.database.kysely),
    countRows(app.database.kysely, sql`labs.message m where ${where}`),
  ]);
  await recordAccess(ctx, { action: 'search', objectType: 'lab_message', reason: 'interface inbox' });
  return { count, messages };
}

/** Returns an inbound message with its text as received. */
export async function readInbound(
  ctx: RequestContext,
  id: string,
): Promise<(InboundRow & { content: string }) | DomainError> {
  const { actor, app } = ctx;
  const { rows } = await ROW.and(columnsOf({ m: 'labs.message' }, ['m.content']))
    .and(
      sql<{ patient_id: string | null }>`(select r.patient_id from labs.report r
        where r.clinic_id = m.clinic_id and r.message_id = m.id and r.patient_id is not null limit 1) as patient_id`,
    )
    .select(sql`from ${ROW_OF} where m.clinic_id = ${actor.clinicId} and m.id = ${id} and m.direction = 'in'`)
    .execute(app.database.kysely);
  const [row] = rows;
  if (row === undefined) return notFound('message');
  await recordAccess(ctx, { action: 'read', objectType: 'lab_message', objectId: id, patientId: row.patient_id });
  return row;
}
