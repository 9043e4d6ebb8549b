import { recordOwnChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import type { WaitlistState } from '../rules/index.ts';
import { expireEntries, findAnswered, setStates } from './entries.sql.ts';
import { closeRound, findOverdueRounds, readOpenRounds } from './offers.sql.ts';
import { advanceRound, endSome, lockWholeRound, withdrawOffers } from './settle-round.ts';
import { notifyWaitlist } from './notify-waitlist.ts';

const BATCH = 100;

/** Scheduled: expires unanswered offers and continues with the next patient; expires entries after their last day. */
export async function expireOffers(app: App): Promise<void> {
  const now = app.clock();
  for (const { clinic_id: clinicId, round_id } of await findOverdueRounds(app.database.kysely, now, BATCH)) {
    await app.database.transaction(async (tx) => {
      const locked = await lockWholeRound(tx, clinicId, round_id);
      if (locked === null) return;
      const over = locked.offers.filter(
        ({ state, expires_time }) => state === 'sent' && expires_time !== null && expires_time <= now,
      );
      await endSome(tx, app, clinicId, over, 'expired');
      await advanceRound(tx, app, clinicId, round_id, { notifyWhenNobody: true });
      await notifyWaitlist(tx, clinicId, null);
    });
  }
  await app.database.transaction(async (tx) => {
    const ended = await expireEntries(tx, now);
    for (const { clinic_id: clinicId, id, patient_id } of ended)
      await recordState(tx, app, clinicId, { id, patient_id, state: 'waiting' }, 'expired');
    for (const clinicId of new Set(ended.map(({ clinic_id }) => clinic_id))) await notifyWaitlist(tx, clinicId, null);
  });
}

/** Logs an automatic state change of an entry. */
function recordState(
  tx: Tx,
  app: App,
  clinicId: string,
  entry: { id: string; patient_id: string; state: WaitlistState },
  after: WaitlistState,
): Promise<void> {
  const changes = { state: { before: entry.state, after } };
  const note = { objectType: 'waiting_entry', objectId: entry.id, patientId: entry.patient_id } as const;
  return recordOwnChange(tx, app, clinicId, { action: 'update', ...note, changes });
}

/** When an event takes time: its offers are gone, and its patient's entry is fulfilled. */
export async function onTimeTaken(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  for (const { id } of await readOpenRounds(tx, clinicId))
    await advanceRound(tx, app, clinicId, id, { notifyWhenNobody: false });
  const eventId = String(body['id']);
  const answered = await findAnswered(tx, clinicId, eventId);
  if (answered === null) return;
  await withdrawOffers(tx, app, clinicId, answered.id);
  const to = { state: 'booked', from: ['waiting', 'offered'], eventId } as const;
  await setStates(tx, clinicId, [answered.id], to, app.clock());
  await recordState(tx, app, clinicId, answered, 'booked');
  await notifyWaitlist(tx, clinicId, answered.id);
}

/** When a patient's record changes, e.g. after a death or merge: withdraws offers that are no longer valid. */
export async function onWaitingPatient(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const patientId = String(body['id']);
  for (const { id } of await readOpenRounds(tx, clinicId)) {
    const locked = await lockWholeRound(tx, clinicId, id);
    if (locked === null) continue;
    const own = locked.offers.filter(({ entry_id, state }) => {
      const entry = locked.entries.get(entry_id);
      const isGone = entry === undefined || (entry.patient_id === patientId && !entry.is_reachable);
      return isGone && (state === 'sent' || state === 'planned');
    });
    if (own.length === 0) continue;
    await endSome(tx, app, clinicId, own, 'withdrawn');
    const isLeft = locked.offers.some((offer) => !own.includes(offer) && ['sent', 'planned'].includes(offer.state));
    if (isLeft) await advanceRound(tx, app, clinicId, id, { notifyWhenNobody: false });
    else await closeRound(tx, clinicId, id, app.clock());
    await notifyWaitlist(tx, clinicId, null);
  }
}
