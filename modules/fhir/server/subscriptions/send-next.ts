import { fhirBase } from '#apps/server';
import type { App } from '#platform/app.ts';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import { isLoopback } from '#platform/http/public-address.ts';
import { ANSWER_SECONDS, nextAttempt } from '../../rules/index.ts';
import { buildNotification, type NotifiedState } from './build-notification.ts';
import { recordFhirAccess } from '../record-fhir-access.ts';
import { announce, changeOwnState } from './change-state.ts';
import { type Claim, lockClaimed } from './claims.sql.ts';
import { postNotification } from './post-notification.ts';
import { openSecret } from './secrets.ts';
import { signNotification } from './sign-notification.ts';
import { accessOf, readFocus, type SubscriptionAccess } from './subscription-access.ts';
import {
  type EventRow,
  findLastVersion,
  findNextEvent,
  subscriptionEvents,
  type SubscriptionRow,
  subscriptions,
} from './subscriptions.sql.ts';

/** What a step of a turn led to: something was done, nothing is left, or a pause until the next attempt. */
export type Step = 'done' | 'idle' | Date;

/** Sends the next notification of a claimed subscription, or finds that there is none. */
export async function sendNext(app: App, claim: Claim, answerMs = ANSWER_SECONDS * 1000): Promise<Step> {
  const row = await subscriptions.find(app.database.kysely, claim, claim.id);
  if (row?.claim !== claim.claim || (row.status !== 'active' && row.status !== 'requested')) return 'idle';
  if (row.end_time !== null && row.end_time <= app.clock()) return stop(app, claim, 'off', 'ended');
  const access = await accessOf(app, row);
  if (access === null) return stop(app, claim, 'off', 'app-access');
  if (!access.registered.notification_origins.includes(new URL(row.endpoint).origin))
    return stop(app, claim, 'error', 'origin');
  const post = (id: string, event: Parameters<typeof buildNotification>[4], state: NotifiedState) =>
    postSigned(app, row, { id, event, state, answerMs });
  if (row.status === 'requested') {
    const problem = await post(row.id, null, stateOf(row, 0));
    return problem === null ? activate(app, claim) : stop(app, claim, 'error', problem);
  }
  const event = await findNextEvent(app.database.kysely, claim, row.id);
  if (event === null) return 'idle';
  const record = await readFocus(access, row, event.focus_id);
  const numbered = event.number === null ? await giveNumber(app, claim, event, record) : event;
  if (numbered?.number == null) return 'done';
  const { id, number, happened_time: happened } = numbered;
  // An event keeps its number; the record is named only if the app may still read it.
  const focus = row.content === 'empty' || record === null ? null : `${access.topic.type}/${event.focus_id}`;
  if (focus !== null && numbered.attempts === 0) await logSending(access, event, record);
  const problem = await post(id, { number, happened, focus }, stateOf(row, number));
  return settle(app, claim, numbered, problem);
}

function stateOf({ id, topic, status }: SubscriptionRow, eventsCount: number): NotifiedState {
  return { id, topic, status, problem: null, eventsCount };
}

interface SignedPost {
  id: string;
  event: Parameters<typeof buildNotification>[4];
  state: NotifiedState;
  answerMs: number;
}

async function postSigned(
  app: App,
  row: SubscriptionRow,
  { id, event, state, answerMs }: SignedPost,
): Promise<string | null> {
  const now = app.clock();
  const body = JSON.stringify(buildNotification(id, state, fhirBase(app.config), now, event));
  const secret = await openSecret(app.keys, row.id, row.secret);
  return postNotification({
    url: new URL(row.endpoint),
    headers: signNotification(secret, id, body, now),
    body,
    timeoutMs: answerMs,
    // An installation that is itself only on this machine is one for development.
    mayCallItself: isLoopback(new URL(app.config.publicUrl).hostname),
  });
}

async function stop(app: App, claim: Claim, status: 'error' | 'off', problem: string): Promise<Step> {
  await app.database.transaction(async (tx) => {
    const row = await lockClaimed(tx, claim);
    if (row !== null && row.status !== 'off') await changeOwnState(tx, app, row, { status, problem });
  });
  return 'idle';
}

async function activate(app: App, claim: Claim): Promise<Step> {
  await app.database.transaction(async (tx) => {
    const row = await lockClaimed(tx, claim);
    if (row?.status !== 'requested') return;
    await subscriptions.update(tx, claim, claim.id, { delivered_time: app.clock() });
    await changeOwnState(tx, app, row, { status: 'active', problem: null });
  });
  return 'done';
}

/** Gives an event its number, or deletes it because the subscription is not to be notified of it. */
async function giveNumber(
  app: App,
  claim: Claim,
  event: EventRow,
  record: FhirRecord | null,
): Promise<EventRow | null> {
  return app.database.transaction(async (tx) => {
    const row = await lockClaimed(tx, claim);
    if (row?.status !== 'active') return null;
    const version = record?.resource.meta?.versionId ?? null;
    if (record === null || version === (await findLastVersion(tx, claim, event))) {
      await tx
        .deleteFrom('fhir.subscription_event')
        .where('clinic_id', '=', claim.clinicId)
        .where('id', '=', event.id)
        .execute();
      return null;
    }
    const number = row.events_count + 1;
    await subscriptions.update(tx, claim, row.id, { events_count: number });
    return subscriptionEvents.update(tx, claim, event.id, { number, focus_version: version });
  });
}

function logSending({ call, topic }: SubscriptionAccess, event: EventRow, record: FhirRecord | null): Promise<void> {
  return recordFhirAccess(call, {
    action: 'export',
    what: `notification of ${topic.type}`,
    id: event.focus_id,
    patientId: record?.patientId ?? null,
  });
}

async function settle(app: App, claim: Claim, event: EventRow, problem: string | null): Promise<Step> {
  const now = app.clock();
  return app.database.transaction(async (tx): Promise<Step> => {
    const row = await lockClaimed(tx, claim);
    // Turned off meanwhile, or another process has taken over.
    if (row?.status !== 'active') return 'idle';
    const tried = { attempts: event.attempts + 1, tried_time: now };
    if (problem === null) {
      await subscriptionEvents.update(tx, claim, event.id, { ...tried, sent_time: now });
      await subscriptions.update(tx, claim, claim.id, { delivered_time: now });
      if (event.problem !== null) await announce(tx, row);
      return 'done';
    }
    await subscriptionEvents.update(tx, claim, event.id, { ...tried, problem });
    const next = nextAttempt(tried.attempts, now);
    if (next === null) await changeOwnState(tx, app, row, { status: 'error', problem });
    else await announce(tx, row);
    return next ?? 'idle';
  });
}
