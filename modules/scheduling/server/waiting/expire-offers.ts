import { recordOwnChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import type { House } from '#platform/house.ts';
import type { Announcement } from '#platform/outbox.ts';
import type { WaitingState } from '../../rules/index.ts';
import { expireEntries, findAnswered, setStates } from './entries.sql.ts';
import { closeRound, findOverdueRounds, readOpenRounds } from './offers.sql.ts';
import { advanceRound, endSome, holdRound, withdrawOffers } from './settle-round.ts';
import { tellWaiting } from './tell-waiting.ts';

const BATCH = 100;

/** By the clock: offers that nobody answered in time end, and the next in turn is asked; who has waited to the last day waits no more. */
export async function expireOffers(house: House): Promise<void> {
  const now = house.clock();
  for (const { clinic_id: clinicId, round_id } of await findOverdueRounds(house.database.kysely, now, BATCH)) {
    await house.database.transaction(async (tx) => {
      const held = await holdRound(tx, clinicId, round_id);
      if (held === null) return;
      const over = held.offers.filter(
        ({ state, expires_time }) => state === 'sent' && expires_time !== null && expires_time <= now,
      );
      await endSome(tx, house, clinicId, over, 'expired');
      await advanceRound(tx, house, clinicId, round_id, { tells: true });
      await tellWaiting(tx, clinicId, null);
    });
  }
  await house.database.transaction(async (tx) => {
    const ended = await expireEntries(tx, now);
    for (const { clinic_id: clinicId, id, patient_id } of ended)
      await noteState(tx, house, clinicId, { id, patient_id, state: 'waiting' }, 'expired');
    for (const clinicId of new Set(ended.map(({ clinic_id }) => clinic_id))) await tellWaiting(tx, clinicId, null);
  });
}

/** What becomes of an entry by itself. */
function noteState(
  tx: Tx,
  house: House,
  clinicId: string,
  entry: { id: string; patient_id: string; state: WaitingState },
  after: WaitingState,
): Promise<void> {
  const changes = { state: { before: entry.state, after } };
  const note = { objectType: 'waiting_entry', objectId: entry.id, patientId: entry.patient_id } as const;
  return recordOwnChange(tx, house, clinicId, { action: 'update', ...note, changes });
}

/** An event takes time now: what was offered of it is gone, and its patient has what they waited for. */
export async function hearTimeTaken(house: House, tx: Tx, { clinicId, body }: Announcement): Promise<void> {
  for (const { id } of await readOpenRounds(tx, clinicId))
    await advanceRound(tx, house, clinicId, id, { tells: false });
  const eventId = String(body['id']);
  const answered = await findAnswered(tx, clinicId, eventId);
  if (answered === null) return;
  await withdrawOffers(tx, house, clinicId, answered.id);
  const to = { state: 'booked', from: ['waiting', 'offered'], eventId } as const;
  await setStates(tx, clinicId, [answered.id], to, house.clock());
  await noteState(tx, house, clinicId, answered, 'booked');
  await tellWaiting(tx, clinicId, answered.id);
}

/** Whose record changed may have died or be one with another: what they were offered is taken back. */
export async function hearWaitingPatient(house: House, tx: Tx, { clinicId, body }: Announcement): Promise<void> {
  const patientId = String(body['id']);
  for (const { id } of await readOpenRounds(tx, clinicId)) {
    const held = await holdRound(tx, clinicId, id);
    if (held === null) continue;
    const own = held.offers.filter(({ entry_id, state }) => {
      const entry = held.entries.get(entry_id);
      const isGone = entry === undefined || (entry.patient_id === patientId && !entry.is_reachable);
      return isGone && (state === 'sent' || state === 'planned');
    });
    if (own.length === 0) continue;
    await endSome(tx, house, clinicId, own, 'withdrawn');
    const isLeft = held.offers.some((offer) => !own.includes(offer) && ['sent', 'planned'].includes(offer.state));
    if (isLeft) await advanceRound(tx, house, clinicId, id, { tells: false });
    else await closeRound(tx, clinicId, id, house.clock());
    await tellWaiting(tx, clinicId, null);
  }
}
