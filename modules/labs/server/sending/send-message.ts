import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { addJob } from '#platform/jobs.ts';
import { notify } from '#notifications/server';
import { holdersOf } from '#practice/server';
import type { Acknowledgement } from '../../rules/index.ts';
import { publishOrder } from '../orders/record-order.ts';
import { lockGroup, setTestStatus } from '../orders/orders.sql.ts';
import { openPassword } from '../setup/seal-password.ts';
import { readAccounts, readSealedPassword } from '../setup/setup.sql.ts';
import { exchange } from './exchange.ts';
import { claimMessage, endTry, type OutgoingMessage } from './messages.sql.ts';
import { SEND_JOB } from './queue-message.ts';

/** Seconds until the next attempt; the last one is after a day. */
const WAITS = [5, 15, 60, 300, 900, 1800, 3600, 3600, 7200, 14_400, 21_600, 28_800];

/**
 * Sends one message. It is claimed first, so that two workers never send it concurrently, and has the same control ID
 * in all attempts, so that a laboratory that already has it orders nothing twice. Unanswered messages are retried for a
 * day.
 */
export async function sendMessage(app: App, payload: unknown): Promise<void> {
  const { clinicId, id } = payload as { clinicId: string; id: string };
  const message = await claimMessage(app.database.kysely, clinicId, id, app.clock());
  if (message === null) return;
  const connection = message.connection === null ? undefined : app.config.labs?.connections[message.connection];
  const answer =
    connection === undefined
      ? null
      : await exchange(connection, await withSecret(app, clinicId, message), message.control_id);
  await app.database.transaction(async (tx) => {
    if (answer === null) await tryAgain(tx, app, clinicId, message);
    else await takeAnswer(tx, app, clinicId, message, answer);
  });
}

/** Returns the message with the account's name and password in MSH-8, which are never stored with it. */
async function withSecret(app: App, clinicId: string, message: OutgoingMessage): Promise<string> {
  if (message.account_id === null) return message.content;
  const db = app.database.kysely;
  const [[account], sealed] = await Promise.all([
    readAccounts(db, clinicId, { id: message.account_id }),
    readSealedPassword(db, clinicId, message.account_id),
  ]);
  if (account === undefined || account.username === '' || sealed === null) return message.content;
  const password = await openPassword(app.keys, message.account_id, sealed);
  return putSecret(message.content, account.username, password);
}

/** Inserts a name and a password into MSH-8 of a message. */
export function putSecret(content: string, username: string, password: string): string {
  const end = content.indexOf('\r');
  const fields = content.slice(0, end).split('|');
  fields[7] = [username, password].map((text) => text.replaceAll(/[|^~\\&\r\n]/g, ' ')).join(':');
  return fields.join('|') + content.slice(end);
}

async function tryAgain(tx: Tx, app: App, clinicId: string, message: OutgoingMessage): Promise<void> {
  const now = app.clock();
  const wait = WAITS[message.attempts - 1];
  if (wait === undefined) {
    const why = `${message.lab_name} could not be reached for a day.`;
    if (await endTry(tx, clinicId, message.id, { state: 'failed', detail: why }, now))
      await sendBack(tx, app, clinicId, message, why);
    return;
  }
  const detail = 'No response yet. The system will try again.';
  if (!(await endTry(tx, clinicId, message.id, { state: 'queued', detail }, now))) return;
  const runAt = new Date(now.getTime() + wait * 1000);
  await addJob(tx, SEND_JOB, { clinicId, id: message.id }, { key: `${SEND_JOB} ${message.id}`, runAt });
}

async function takeAnswer(
  tx: Tx,
  app: App,
  clinicId: string,
  message: OutgoingMessage,
  answer: Acknowledgement,
): Promise<void> {
  const now = app.clock();
  const isTaken = answer.code === 'AA';
  const detail = isTaken ? null : answer.text || 'The laboratory rejected the message without giving a reason.';
  const state = isTaken ? 'accepted' : 'rejected';
  if (!(await endTry(tx, clinicId, message.id, { state, detail }, now))) return;
  if (detail !== null) return sendBack(tx, app, clinicId, message, detail, answer.errorCode);
  if (message.message_type.endsWith(' CA')) return confirmCancellation(tx, app, clinicId, message);
  const found = await lockGroup(tx, clinicId, message.group_id);
  if (found === null) return;
  const ready = found.tests.filter(({ status }) => status === 'Ready').map(({ id }) => id);
  await setTestStatus(tx, clinicId, ready, 'Sent', now);
  await tx
    .updateTable('labs.order_group')
    .set({ queued_time: null, sent_time: now, problem: null })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', message.group_id)
    .execute();
  await recordSending(tx, app, clinicId, found.group, 'accepted by the laboratory');
}

/** Completes a cancellation that the laboratory accepted: nothing is pending anymore, unless there is another one. */
async function confirmCancellation(tx: Tx, app: App, clinicId: string, message: OutgoingMessage): Promise<void> {
  const found = await lockGroup(tx, clinicId, message.group_id);
  if (found === null) return;
  const others = await tx
    .selectFrom('labs.message')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('group_id', '=', message.group_id)
    .where('message_type', 'like', '% CA')
    .where('state', 'in', ['queued', 'sending', 'rejected', 'failed'])
    .execute();
  if (others.length === 0)
    await tx
      .updateTable('labs.order_group')
      .set({ problem: null })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', message.group_id)
      .execute();
  await recordSending(tx, app, clinicId, found.group, 'cancellation accepted by the laboratory');
}

/** Marks an order as failed with the reason, and notifies the ordering member. */
async function sendBack(
  tx: Tx,
  app: App,
  clinicId: string,
  message: OutgoingMessage,
  why: string,
  errorCode = '',
): Promise<void> {
  const found = await lockGroup(tx, clinicId, message.group_id);
  if (found === null) return;
  const isCancellation = message.message_type.endsWith(' CA');
  if (!isCancellation) {
    const ready = found.tests.filter(({ status }) => status === 'Ready').map(({ id }) => id);
    await setTestStatus(tx, clinicId, ready, 'Error', app.clock());
  }
  await tx
    .updateTable('labs.order_group')
    .set({ ...(isCancellation ? {} : { queued_time: null }), problem: why.slice(0, 500) })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', message.group_id)
    .execute();
  if (/^(?:207\.1|AUTH|INVALID_CREDENTIALS)$/.test(errorCode) && message.account_id !== null)
    await tx
      .updateTable('labs.account')
      .set({ status: 'InvalidCredentials' })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', message.account_id)
      .where('status', '=', 'Allowed')
      .execute();
  await notify(tx, {
    clinicId,
    userIds: await answerable(tx, clinicId, found.group.provider_id),
    source: 'Tasks',
    type: isCancellation ? 'Laboratory did not take a test back' : 'Lab order not sent',
    description: `${found.group.patient_name}: ${why}`.slice(0, 300),
    passId: found.group.id,
    path: `/patients/${found.group.patient_id}`,
  });
  await recordSending(tx, app, clinicId, found.group, isCancellation ? 'cancellation rejected' : 'rejected');
}

/** Returns the ordering member, or all members who order tests if that member has left. */
async function answerable(tx: Tx, clinicId: string, providerId: string): Promise<string[]> {
  const holders = await holdersOf(tx, clinicId, 'labs.order');
  const active = await tx
    .selectFrom('labs.order_member')
    .select('user_id')
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', providerId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return active === undefined ? holders : [providerId];
}

async function recordSending(
  tx: Tx,
  app: App,
  clinicId: string,
  group: { id: string; patient_id: string; note_id: string | null },
  reason: string,
): Promise<void> {
  await recordOwnChange(tx, app, clinicId, {
    action: 'update',
    objectType: 'lab_order',
    objectId: group.id,
    patientId: group.patient_id,
    reason,
  });
  await publishOrder(tx, clinicId, group);
}
