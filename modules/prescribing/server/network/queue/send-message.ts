import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { addJob } from '#platform/jobs.ts';
import { publish } from '#platform/outbox.ts';
import { callNetwork } from '#pharmacies/server';
import type { ScriptError, ScriptHeader, Status } from '../../script/message.ts';
import { readInLane } from '../../script/read-in-lane.ts';
import { isScriptProblem } from '../../script/read-message.ts';
import { newMessageId } from '../new-message-id.ts';
import { fileInbound } from './file-inbound.ts';
import { holdPatientOf } from '../hold-patient.ts';
import { claimMessage, isCancelWaiting, lockOut, moveMessage, type OutRow, SEND_JOB } from './messages.sql.ts';

/** Seconds until the next attempt; the last one is after a day. */
const WAITS = [5, 15, 60, 300, 900, 1800, 3600, 3600, 7200, 14_400, 21_600, 28_800];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// Errors that may succeed on retry: the network or the pharmacy's system is busy or unavailable.
const PASSING: ReadonlySet<string> = new Set(['600', '602']);
// The network itself did not accept the message.
const NOT_TAKEN = '600';
const REFUSED_CALLS: ReadonlySet<number> = new Set([401, 403]);

/**
 * Sends one message once all earlier ones of its subject have an outcome. It is claimed first, so that two workers
 * never send it concurrently, and has the same MessageID in all attempts, so that the network delivers nothing twice.
 * Unanswered messages are retried for a day.
 */
export async function sendMessage(app: App, payload: unknown, wait?: number): Promise<void> {
  const { clinicId, id } = payload as { clinicId: string; id: string };
  // Without a network it waits until one is configured.
  if (app.config.network === null) return postpone(app, clinicId, id);
  const message = await claimMessage(app.database.kysely, clinicId, id, app.clock());
  if (message === null) return;
  const reply = await callNetwork(app.config.network, {
    path: '',
    method: 'POST',
    body: message.content,
    ...(wait === undefined ? {} : { wait }),
  });
  const answer = reply.kind === 'silence' ? null : await readAnswer(reply.text, message.message_id);
  await app.database.transaction(async (tx) => {
    await holdPatientOf(tx, clinicId, message);
    if (answer === null || (answer.message.kind === 'Error' && PASSING.has(answer.message.code))) {
      const error = answer?.message.kind === 'Error' ? answer.message : null;
      const isUnsent =
        error === null
          ? reply.kind === 'silence'
            ? reply.isUnsent
            : REFUSED_CALLS.has(reply.status)
          : error.code === NOT_TAKEN;
      await tryAgain(tx, app, clinicId, message, { error, isUnsent });
    } else await takeAnswer(tx, app, clinicId, message, answer);
  });
}

interface Answer {
  message: Status | ScriptError;
  text: string;
}

/** Reads a Status or an Error about this message; ignores anything else. */
async function readAnswer(text: string, messageId: string): Promise<Answer | null> {
  const message = await readInLane(text);
  if (message === null || isScriptProblem(message) || (message.kind !== 'Status' && message.kind !== 'Error'))
    return null;
  return message.header.relatesTo === messageId ? { message, text } : null;
}

async function takeAnswer(tx: Tx, app: App, clinicId: string, row: OutRow, { message, text }: Answer): Promise<void> {
  const now = app.clock();
  const isTaken = message.kind === 'Status';
  // The pharmacy itself answers a cancellation and has two days for it.
  const isOver = !isTaken || (message.code === '010' && row.kind !== 'CancelRx');
  const moved = await moveMessage(
    tx,
    clinicId,
    row.id,
    // Another attempt may have been queued in between; the network's answer applies to it too.
    ['queued', 'sending'],
    {
      state: isTaken ? (message.code === '010' ? 'accepted' : 'sent') : 'refused',
      code: message.code,
      detail: message.description ?? null,
      due: isOver ? null : new Date(now.getTime() + answerHours(row.kind) * HOUR_MS),
      answeredAt: sentTimeOf(message.header, now),
    },
    now,
  );
  // If the pharmacy's answer arrived first, the network's answer is outdated.
  await fileInbound(tx, app, { clinicId, message, text, related: row, isOutdated: !moved });
  if (moved)
    await recordMessage(
      tx,
      app,
      clinicId,
      row,
      isTaken ? `network answered ${message.code}` : `refused: ${message.code}`,
    );
}

async function tryAgain(
  tx: Tx,
  app: App,
  clinicId: string,
  row: OutRow,
  { error, isUnsent }: { error: ScriptError | null; isUnsent: boolean },
): Promise<void> {
  const now = app.clock();
  const age = now.getTime() - row.created_time.getTime();
  const seconds = WAITS[row.attempts - 1] ?? (age < DAY_MS ? 3600 : undefined);
  const detail = error === null ? 'The network is not responding. It will be retried.' : error.description;
  const code = error?.code ?? null;
  const attempt = { number: row.attempts, isUnsent };
  const queued = { state: 'queued' as const, code, detail, due: null };
  if (!(await moveMessage(tx, clinicId, row.id, ['sending'], queued, now, attempt))) return;
  const { attempts, unsent_attempts: unsent } = (await lockOut(tx, clinicId, row.id))!;
  const hasNeverLeft = attempts === unsent;
  // A message canceled in between need not be sent at all.
  if (hasNeverLeft && (await isCancelWaiting(tx, clinicId, row.message_id))) {
    const withdrawn = { state: 'withdrawn' as const, code: null, detail: 'Canceled before it was sent.', due: null };
    await moveMessage(tx, clinicId, row.id, ['queued'], withdrawn, now);
    return notifyOfSilence(tx, app, clinicId, row, 'withdrawn', withdrawn.detail);
  }
  if (seconds !== undefined) {
    const runAt = new Date(now.getTime() + seconds * 1000);
    return addJob(tx, SEND_JOB, { clinicId, id: row.id }, { key: `${SEND_JOB} ${row.id}`, runAt });
  }
  // The outcome of an attempt with a lost answer is unknown.
  const given = hasNeverLeft
    ? {
        state: 'failed' as const,
        code: 'unreachable',
        detail: 'The network could not be reached for a day.',
        due: null,
      }
    : {
        state: 'unknown' as const,
        code: 'unknown',
        detail: 'The network did not respond for a day. The pharmacy may have received it.',
        due: null,
      };
  await moveMessage(tx, clinicId, row.id, ['queued'], given, now);
  await notifyOfSilence(
    tx,
    app,
    clinicId,
    row,
    hasNeverLeft ? 'unreachable' : 'unknown',
    error?.description ?? given.detail,
  );
}

/** Delivers a generated Error with that code to the receiver, because a message was not answered. */
export async function notifyOfSilence(
  tx: Tx,
  app: App,
  clinicId: string,
  row: OutRow,
  code: 'unknown' | 'unreachable' | 'withdrawn',
  description: string,
): Promise<void> {
  const message: ScriptError = {
    kind: 'Error',
    header: {
      to: { code: row.spi, qualifier: 'D' },
      from: { code: 'SALUS', qualifier: 'C' },
      messageId: newMessageId(),
      relatesTo: row.message_id,
      sentTime: app.clock().toISOString(),
      ...(row.order_number === null ? {} : { orderNumber: row.order_number }),
    },
    code,
    description,
  };
  await fileInbound(tx, app, { clinicId, message, text: '', related: row, isOutdated: false });
  await recordMessage(tx, app, clinicId, row, code);
}

/** Returns when a message was written by its sender's clock, or now if it doesn't say. */
export function sentTimeOf({ sentTime }: ScriptHeader, now: Date): Date {
  const time = Date.parse(sentTime);
  return Number.isNaN(time) || time > now.getTime() ? now : new Date(time);
}

/** Returns how many hours a pharmacy has to answer before the outcome of a message is unknown. */
export function answerHours(kind: string): number {
  return kind === 'CancelRx' ? 48 : 24;
}

async function recordMessage(tx: Tx, app: App, clinicId: string, row: OutRow, reason: string): Promise<void> {
  await recordOwnChange(tx, app, clinicId, {
    action: 'update',
    objectType: 'network_message',
    objectId: row.id,
    reason: `${row.kind}: ${reason}`,
  });
  await publish(tx, {
    clinicId,
    topic: 'prescribing.message-changed',
    body: { id: row.id, prescription_id: row.prescription_id },
  });
}

async function postpone(app: App, clinicId: string, id: string): Promise<void> {
  const runAt = new Date(app.clock().getTime() + 600_000);
  await addJob(app.database.kysely, SEND_JOB, { clinicId, id }, { key: `${SEND_JOB} ${id}`, runAt });
}
