import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import type { DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { cleanLine } from '#values/clean-text.ts';
import { notFound } from '../setup/lab-errors.ts';

/** Inbound messages that were refused and that nobody has handled (of a message `m`). */
export const TO_HANDLE = sql.raw(`m.direction = 'in' and m.state = 'refused' and m.handled_time is null`);

/** An inbound message, without its text. */
export interface InboundRow {
  id: string;
  lab_id: string | null;
  lab_name: string | null;
  control_id: string;
  message_type: string;
  state: 'filed' | 'refused';
  ack_code: string;
  error_code: string | null;
  detail: string | null;
  received_time: Date;
  last_time: Date;
  received_count: number;
  characters: number;
  filed_as_id: string | null;
  corrects_id: string | null;
  handled_time: Date | null;
  handled_by_name: string | null;
  handled_reason: string | null;
  result_ids: string[];
}

const ROW =
  sql.raw(`m.id, m.lab_id, l.lab_name, m.control_id, m.message_type, m.state, coalesce(m.ack_code, '') as ack_code, m.error_code, m.detail,
  m.created_time as received_time, coalesce(m.last_time, m.created_time) as last_time, m.received_count, length(m.content) as characters,
  m.filed_as_id, m.corrects_id, m.handled_time, h.first_name || ' ' || h.last_name as handled_by_name, m.handled_reason,
  array(select r.id from labs.report r where r.clinic_id = m.clinic_id and r.message_id = m.id order by r.id) as result_ids`);
const ROW_OF = sql.raw(`labs.message m left join labs.lab l on l.clinic_id = m.clinic_id and l.id = m.lab_id
  left join labs.order_member h on h.clinic_id = m.clinic_id and h.user_id = m.handled_by`);

/** What a list of messages is narrowed by. */
export interface MessageSearch {
  state: 'ToHandle' | 'Refused' | 'Filed' | null;
  labId: string | null;
  /** Part of the control id. */
  controlId: string | null;
}

/** A page of inbound messages, the newest first. */
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
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<InboundRow>`select ${ROW} from ${ROW_OF} where ${where}
      order by m.created_time desc, m.id offset ${skip} limit ${take}`.execute(app.database.kysely),
    sql<{ count: number }>`select count(*)::int as count from labs.message m where ${where}`.execute(
      app.database.kysely,
    ),
  ]);
  await recordAccess(ctx, { action: 'search', objectType: 'lab_message', reason: 'interface inbox' });
  return { count: counted[0]!.count, messages: rows };
}

/** One inbound message with its text as it was received. */
export async function readInbound(
  ctx: RequestContext,
  id: string,
): Promise<(InboundRow & { content: string }) | DomainError> {
  const { actor, app } = ctx;
  const { rows } = await sql<InboundRow & { content: string; patient_id: string | null }>`
    select ${ROW}, m.content, (select r.patient_id from labs.report r where r.clinic_id = m.clinic_id and r.message_id = m.id
      and r.patient_id is not null limit 1) as patient_id
    from ${ROW_OF} where m.clinic_id = ${actor.clinicId} and m.id = ${id} and m.direction = 'in'`.execute(
    app.database.kysely,
  );
  const [row] = rows;
  if (row === undefined) return notFound('message');
  await recordAccess(ctx, { action: 'read', objectType: 'lab_message', objectId: id, patientId: row.patient_id });
  return row;
}
