import { recordOwnChange } from '#audit/server';
import { cancelDeliveriesAbout } from '#deliveries/server';
import { notify } from '#notifications/server';
import type { Queryable, Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { OfferState } from '../rules/index.ts';
import { readEntries, setStates, type WaitingEntry } from './entries.sql.ts';
import { isFree } from './match-released.ts';
import { placeOf } from './on-slot-released.ts';
import {
  closeRound,
  endOffers,
  lockRound,
  openRoundsOf,
  readOffers,
  readRound,
  type WaitlistOffer,
  type WaitlistRound,
} from './offers.sql.ts';
import { OFFER, sendOffer, notifyGone, wordsOf } from './send-offer.ts';

/** A round with its offers and entries, locked for the rest of the transaction. */
export interface WholeRound {
  round: WaitlistRound;
  offers: WaitlistOffer[];
  entries: ReadonlyMap<string, WaitingEntry>;
}

/** Locks a round; null if there is none. */
export async function lockWholeRound(tx: Tx, clinicId: string, id: string): Promise<WholeRound | null> {
  const round = await lockRound(tx, clinicId, id);
  return round === null ? null : withOffers(tx, clinicId, round);
}

/** Same without locking, for read access. */
export async function lookAtRound(db: Queryable, clinicId: string, id: string): Promise<WholeRound | null> {
  const round = await readRound(db, clinicId, id);
  return round === null ? null : withOffers(db, clinicId, round);
}

async function withOffers(db: Queryable, clinicId: string, round: WaitlistRound): Promise<WholeRound> {
  const offers = await readOffers(db, clinicId, [round.id]);
  const ids = offers.map(({ entry_id }) => entry_id);
  const entries = await readEntries(db, clinicId, { ids }, ids.length);
  return { round, offers, entries: new Map(entries.map((entry) => [entry.id, entry])) };
}

/** Ends offers of a round; their entries wait again. Automatic changes are logged as made by Salus. */
export async function endSome(
  tx: Tx,
  app: App,
  clinicId: string,
  offers: readonly WaitlistOffer[],
  state: 'declined' | 'expired' | 'withdrawn' | 'gone',
): Promise<void> {
  const now = app.clock();
  await endOffers(
    tx,
    clinicId,
    offers.map(({ id }) => id),
    state,
    now,
  );
  if (state === 'expired' || state === 'gone') for (const offer of offers) await note(tx, app, clinicId, offer, state);
  const sent = offers.filter((offer) => offer.state === 'sent').map(({ entry_id }) => entry_id);
  await setStates(tx, clinicId, sent, { state: 'waiting', from: ['offered'] }, now);
}

/**
 * Advances a round: in turn mode, sends the next offer once there is no open one; if the time is no longer free, ends
 * all offers and notifies their patients. If no patient is left, notifies the user who made the offer if
 * `notifyWhenNobody`.
 */
export async function advanceRound(
  tx: Tx,
  app: App,
  clinicId: string,
  id: string,
  { notifyWhenNobody }: { notifyWhenNobody: boolean },
): Promise<void> {
  const locked = await lockWholeRound(tx, clinicId, id);
  if (locked === null || locked.round.closed_time !== null) return;
  const { round, offers, entries } = locked;
  const open = offers.filter(({ state }) => state === 'sent' || state === 'planned');
  const place = await placeOf(tx, app, clinicId);
  const taken: WaitlistOffer[] = [];
  for (const offer of open)
    if (!(await isFree(tx, place, { ...offer, calendar_id: round.calendar_id }))) taken.push(offer);
  for (const offer of taken)
    if (offer.state === 'sent') await notifyGone(tx, clinicId, round, offer, entries.get(offer.entry_id));
  await endSome(tx, app, clinicId, taken, 'gone');
  const left = open.filter((offer) => !taken.includes(offer));
  if (left.some(({ state }) => state === 'sent')) return;
  for (const offer of left) {
    const entry = entries.get(offer.entry_id);
    const canTake = entry !== undefined && entry.state === 'waiting' && entry.is_reachable;
    if (canTake && (await sendOffer(tx, app, clinicId, round, offer, entry))) {
      await note(tx, app, clinicId, offer, 'sent');
      return;
    }
    await endSome(tx, app, clinicId, [offer], 'withdrawn');
  }
  await closeRound(tx, clinicId, id, place.now);
  if (notifyWhenNobody && taken.length === 0) await notifyNobody(tx, app, clinicId, locked);
}

function note(tx: Tx, app: App, clinicId: string, offer: WaitlistOffer, after: OfferState): Promise<void> {
  return recordOwnChange(tx, app, clinicId, {
    action: 'update',
    objectType: 'waiting_offer',
    objectId: offer.id,
    patientId: offer.patient_id,
    changes: { state: { before: offer.state, after } },
  });
}

/** Withdraws the offers of an entry; their rounds continue with the next one. */
export async function withdrawOffers(tx: Tx, app: App, clinicId: string, entryId: string): Promise<void> {
  for (const roundId of await openRoundsOf(tx, clinicId, entryId)) {
    const locked = await lockWholeRound(tx, clinicId, roundId);
    if (locked === null) continue;
    const own = locked.offers.filter(
      ({ entry_id, state }) => entry_id === entryId && (state === 'sent' || state === 'planned'),
    );
    for (const { id } of own) await cancelDeliveriesAbout(tx, clinicId, { type: OFFER, id });
    await endSome(tx, app, clinicId, own, 'withdrawn');
    await advanceRound(tx, app, clinicId, roundId, { notifyWhenNobody: false });
  }
}

async function notifyNobody(tx: Tx, app: App, clinicId: string, { round, offers }: WholeRound): Promise<void> {
  const [first] = offers;
  if (first === undefined) return;
  const { time, doctor } = await wordsOf(tx, clinicId, round.calendar_id, first);
  await notify(tx, {
    clinicId,
    userIds: [round.offered_by],
    source: 'calendar',
    type: 'Not taken',
    description: `Not filled: ${time} with ${doctor}`,
    passId: round.id,
    path: '/scheduling/waiting-list',
    time: app.clock(),
  });
}
