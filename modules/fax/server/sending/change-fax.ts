import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { domainError, invalid, notFound, type DomainError } from '#platform/domain-error.ts';
import { addJob } from '#platform/jobs.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { keepDerivedTask } from '#tasks/server';
import { faxLimits } from '../../rules/index.ts';
import { findDuplicate } from '../duplicates.ts';
import { findSent, isServed, type SentRow, writeSent } from '../faxes.sql.ts';

/** The job that submits a fax and polls its status. */
export const WORK_JOB = 'fax.work';

type Change = (tx: Tx, fax: SentRow) => Promise<string | DomainError>;

/**
 * Sends a composed fax. Idempotent. NO_CARRIER if none is configured; DUPLICATE_FAX if the same pages were sent to the
 * number within a day, unless `again` confirms it.
 */
export async function sendFax(ctx: RequestContext, id: string, again = false): Promise<SentRow | DomainError> {
  const problem = await rejectWithoutCarrier(ctx);
  return (
    problem ??
    change(ctx, id, async (tx, fax) => {
      if (fax.created_by !== ctx.actor.userId) return notFound('fax');
      if (fax.state !== 'composed') return 'sent twice';
      if (!again && (await findDuplicate(tx, ctx.actor.clinicId, fax, ctx.now)) !== null)
        return domainError(
          'DUPLICATE_FAX',
          'The same pages were faxed to this number within a day. Confirm that they should be sent again.',
          'Not sent',
        );
      await queueFax(tx, ctx, id);
      return 'sent';
    })
  );
}

/** Retries a failed fax. */
export async function retryFax(ctx: RequestContext, id: string): Promise<SentRow | DomainError> {
  const problem = await rejectWithoutCarrier(ctx);
  return (
    problem ??
    change(ctx, id, async (tx, { state, misdirected_time: misdirected }) => {
      if (state !== 'failed') return domainError('NOT_FAILED', 'Only failed faxes can be sent again.', 'Not sent');
      if (misdirected !== null)
        return domainError(
          'MISDIRECTED',
          'This number was wrong. Correct the number to send the pages again.',
          'Not sent',
        );
      await queueFax(tx, ctx, id);
      return 'retried';
    })
  );
}

/** Cancels a fax that was not sent yet. */
export function cancelFax(ctx: RequestContext, id: string): Promise<SentRow | DomainError> {
  return change(ctx, id, async (tx, { state }) => {
    if (state === 'cancelled') return 'stopped twice';
    if (state !== 'composed' && state !== 'queued')
      return domainError('ALREADY_SENT', 'This fax was already sent or has failed.', 'Not stopped');
    await writeSent(tx, ctx.actor.clinicId, id, { state: 'cancelled', due_time: null, done_time: ctx.now });
    return 'stopped';
  });
}

/** Marks a failed fax as handled. */
export function settleFax(ctx: RequestContext, id: string): Promise<SentRow | DomainError> {
  return change(ctx, id, async (tx, { state, settled_time: settled }) => {
    if (state !== 'failed') return domainError('NOT_FAILED', 'This fax has not failed.', 'Not saved');
    if (settled === null) await writeSent(tx, ctx.actor.clinicId, id, { settled_time: ctx.now });
    return 'handled';
  });
}

/** Records that a fax was sent to the wrong recipient, and creates a task to handle it. */
export function reportMisdirected(ctx: RequestContext, id: string, reason: string): Promise<SentRow | DomainError> {
  const why = reason.trim();
  if (why === '' || why.length > faxLimits.reason)
    return Promise.resolve(invalid([{ path: 'reason', message: 'Describe what happened in up to 500 characters' }]));
  return change(ctx, id, async (tx, fax) => {
    if (fax.state === 'composed' || fax.state === 'queued' || fax.state === 'cancelled')
      return domainError('NOT_SENT', 'This fax has not been sent.', 'Not recorded');
    if (fax.misdirected_time !== null) return 'recorded twice';
    await writeSent(tx, ctx.actor.clinicId, id, { misdirected_time: ctx.now, misdirected_reason: why });
    await keepDerivedTask(tx, ctx, {
      source: 'fax.misdirected',
      key: id,
      type: 'ToDo',
      subject: 'Fax sent to the wrong recipient',
      ownerUserId: null,
      ownerRule: 'fax.setup',
      patientId: fax.patient_id,
      priority: 'High',
      closing: 'disposition',
      details: why,
      dueTime: null,
      path: '/fax/sent',
    });
    return `disclosure: ${why}`;
  });
}

async function rejectWithoutCarrier({ app, actor }: RequestContext): Promise<DomainError | null> {
  const { fax } = app.config;
  if (fax !== null && (await isServed(app.database.kysely, actor.clinicId, fax.sandboxed === true))) return null;
  return domainError('NO_CARRIER', 'No fax carrier is set up for this clinic.', 'Not sent');
}

async function queueFax(tx: Tx, { actor: { clinicId }, now }: RequestContext, id: string): Promise<void> {
  const anew = {
    carrier_id: null,
    fault: null,
    problem: null,
    settled_time: null,
    done_time: null,
    claimed_time: null,
  };
  await writeSent(tx, clinicId, id, { ...anew, state: 'queued', attempts: 0, due_time: now });
  await addJob(tx, WORK_JOB, {}, { key: `${WORK_JOB} now` });
}

function change(ctx: RequestContext, id: string, make: Change): Promise<SentRow | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<SentRow | DomainError> => {
    const before = await findSent(tx, clinicId, id, true);
    if (before === null) return notFound('fax');
    const done = await make(tx, before);
    if (typeof done !== 'string') return done;
    const after = (await findSent(tx, clinicId, id))!;
    if (after.version === before.version) return after;
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'fax',
      objectId: id,
      patientId: before.patient_id,
      reason: done,
      changes: { state: { before: before.state, after: after.state } },
    });
    await publish(tx, { clinicId, topic: 'fax.sent-changed', body: { id } });
    return after;
  });
}
