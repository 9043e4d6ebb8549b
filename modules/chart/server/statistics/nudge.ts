import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { notify } from '#notifications/server';
import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { keepDerivedTask } from '#tasks/server';
import { chartPath } from '../../rules/index.ts';

interface Doc {
  patient_id: string;
  owner_id: string | null;
  words: string;
}

/**
 * Makes an open note, or a visit without a note, an urgent task of the responsible user, and notifies them: the
 * existing task of an open note is escalated, a visit gets a new task. `key` is `note:<id>` or `visit:<id>`.
 */
export async function nudge(ctx: RequestContext, key: string): Promise<string | DomainError> {
  const [kind, id = ''] = key.split(':');
  if ((kind !== 'note' && kind !== 'visit') || !isId(id)) return notFound('document');
  const { clinicId, userId } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<string | DomainError> => {
    const doc = kind === 'note' ? await openNote(tx, clinicId, id) : await visitWithoutNote(tx, clinicId, id);
    if (doc === null) return domainError('ALREADY_DONE', 'This has already been done.');
    const taskId = await keepDerivedTask(tx, ctx, {
      source: kind === 'note' ? 'chart.note' : 'chart.visit',
      key: kind === 'note' ? `sign ${id}` : id,
      type: 'OpenSOAPnote',
      subject: doc.words,
      ownerUserId: doc.owner_id,
      ownerRule: 'chart.sign',
      patientId: doc.patient_id,
      priority: 'High',
      path: kind === 'note' ? chartPath(id, { id: doc.patient_id }) : `/patients/${doc.patient_id}`,
      closing: kind === 'note' ? 'source' : 'free',
      notifyOwner: false,
      ...(kind === 'note' && { noteId: id }),
    });
    if (doc.owner_id !== null && doc.owner_id !== userId)
      await notify(tx, {
        clinicId,
        userIds: [doc.owner_id],
        source: 'Tasks',
        type: 'Please see to it',
        description: doc.words,
        passId: taskId,
      });
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'task',
      objectId: taskId,
      patientId: doc.patient_id,
      reason: 'nudged',
    });
    return doc.owner_id === null
      ? 'Urgent task created for members with permission to sign notes.'
      : 'Urgent task created.';
  });
}

async function openNote(tx: Tx, clinicId: string, id: string): Promise<Doc | null> {
  const { rows } = await sql<Doc>`
    select n.patient_id, n.author_id as owner_id, 'Sign: ' || n.record_name || ' of ' || p.first_name || ' ' || p.last_name as words
    from chart.chart_note n join chart.note_patient p on p.clinic_id = n.clinic_id and p.id = n.patient_id
    where n.clinic_id = ${clinicId} and n.id = ${id} and n.deleted_time is null and n.signed_time is null`.execute(tx);
  return rows[0] ?? null;
}

async function visitWithoutNote(tx: Tx, clinicId: string, id: string): Promise<Doc | null> {
  const { rows } = await sql<Doc>`
    select v.patient_id, (select k.user_id from chart.visit_calendar k
        where k.clinic_id = v.clinic_id and k.id = v.first_calendar_id) as owner_id,
      'Write the note of ' || p.first_name || ' ' || p.last_name as words
    from chart.visit v join chart.note_patient p on p.clinic_id = v.clinic_id and p.id = v.patient_id
    where v.clinic_id = ${clinicId} and v.id = ${id} and v.deleted_time is null and v.status = 'checkedin'
      and not exists (select 1 from chart.chart_note n
        where n.clinic_id = v.clinic_id and n.event_id = v.id and n.deleted_time is null)`.execute(tx);
  return rows[0] ?? null;
}
