import { recordOwnChange } from '#audit/server';
import { cancelDeliveriesAbout } from '#deliveries/server';
import { notify } from '#notifications/server';
import type { Queryable, Tx } from '#platform/database.ts';
import type { House } from '#platform/house.ts';
import type { OfferState } from '../../rules/index.ts';
import { readEntries, setStates, type WaitingEntry } from './entries.sql.ts';
import { isFree } from './match-freed.ts';
import { placeOf } from './hear-given-up.ts';
import {
  closeRound,
  endOffers,
  lockRound,
  openRoundsOf,
  readOffers,
  readRound,
  type WaitingOffer,
  type WaitingRound,
} from './offers.sql.ts';
import { OFFER, sendOffer, tellGone, wordsOf } from './send-offer.ts';

/** A round with its offers and those who are offered something, held for the rest of the transaction. */
export interface HeldRound {
  round: WaitingRound;
  offers: WaitingOffer[];
  entries: ReadonlyMap<string, WaitingEntry>;
}

/** Holds a round; null where there is none. */
export async function holdRound(tx: Tx, clinicId: string, id: string): Promise<HeldRound | null> {
  const round = await lockRound(tx, clinicId, id);
  return round === null ? null : withOffers(tx, clinicId, round);
}

/** The same as it is at the moment, for who only looks at it. */
export async function lookAtRound(db: Queryable, clinicId: string, id: string): Promise<HeldRound | null> {
  const round = await readRound(db, clinicId, id);
  return round === null ? null : withOffers(db, clinicId, round);
}

async function withOffers(db: Queryable, clinicId: string, round: WaitingRound): Promise<HeldRound> {
  const offers = await readOffers(db, clinicId, [round.id]);
  const ids = offers.map(({ entry_id }) => entry_id);
  const entries = await readEntries(db, clinicId, { ids }, ids.length);
  return { round, offers, entries: new Map(entries.map((entry) => [entry.id, entry])) };
}

/** Ends some offers of a round; who was offered something waits again. What nobody has decided is in the log as done by Salus itself. */
export async function endSome(
  tx: Tx,
  house: House,
  clinicId: string,
  offers: readonly WaitingOffer[],
  state: 'declined' | 'expired' | 'withdrawn' | 'gone',
): Promise<void> {
  const now = house.clock();
  await endOffers(
    tx,
    clinicId,
    offers.map(({ id }) => id),
    state,
    now,
  );
  if (state === 'expired' || state === 'gone')
    for (const offer of offers) await note(tx, house, clinicId, offer, state);
  const sent = offers.filter((offer) => offer.state === 'sent').map(({ entry_id }) => entry_id);
  await setStates(tx, clinicId, sent, { state: 'waiting', from: ['offered'] }, now);
}

/**
 * Brings a round on: in turn, the next one is offered the time as soon as nobody else has an offer; a time that is taken is offered to
 * nobody any more, and who had the offer is told. Where nobody is left, whoever offered it hears so if `tells`.
 */
export async function advanceRound(
  tx: Tx,
  house: House,
  clinicId: string,
  id: string,
  { tells }: { tells: boolean },
): Promise<void> {
  const held = await holdRound(tx, clinicId, id);
  if (held === null || held.round.closed_time !== null) return;
  const { round, offers, entries } = held;
  const open = offers.filter(({ state }) => state === 'sent' || state === 'planned');
  const place = await placeOf(tx, house, clinicId);
  const taken: WaitingOffer[] = [];
  for (const offer of open)
    if (!(await isFree(tx, place, { ...offer, calendar_id: round.calendar_id }))) taken.push(offer);
  for (const offer of taken)
    if (offer.state === 'sent') await tellGone(tx, clinicId, round, offer, entries.get(offer.entry_id));
  await endSome(tx, house, clinicId, taken, 'gone');
  const left = open.filter((offer) => !taken.includes(offer));
  if (left.some(({ state }) => state === 'sent')) return;
  for (const offer of left) {
    const entry = entries.get(offer.entry_id);
    const canTake = entry !== undefined && entry.state === 'waiting' && entry.is_reachable;
    if (canTake && (await sendOffer(tx, house, clinicId, round, offer, entry))) {
      await note(tx, house, clinicId, offer, 'sent');
      return;
    }
    await endSome(tx, house, clinicId, [offer], 'withdrawn');
  }
  await closeRound(tx, clinicId, id, place.now);
  if (tells && taken.length === 0) await tellNobody(tx, house, clinicId, held);
}

function note(tx: Tx, house: House, clinicId: string, offer: WaitingOffer, after: OfferState): Promise<void> {
  return recordOwnChange(tx, house, clinicId, {
    action: 'update',
    objectType: 'waiting_offer',
    objectId: offer.id,
    patientId: offer.patient_id,
    changes: { state: { before: offer.state, after } },
  });
}

/** Takes back what an entry is offered; rounds go on to the next one. */
export async function withdrawOffers(tx: Tx, house: House, clinicId: string, entryId: string): Promise<void> {
  for (const roundId of await openRoundsOf(tx, clinicId, entryId)) {
    const held = await holdRound(tx, clinicId, roundId);
    if (held === null) continue;
    const own = held.offers.filter(
      ({ entry_id, state }) => entry_id === entryId && (state === 'sent' || state === 'planned'),
    );
    for (const { id } of own) await cancelDeliveriesAbout(tx, clinicId, { type: OFFER, id });
    await endSome(tx, house, clinicId, own, 'withdrawn');
    await advanceRound(tx, house, clinicId, roundId, { tells: false });
  }
}

async function tellNobody(tx: Tx, house: House, clinicId: string, { round, offers }: HeldRound): Promise<void> {
  const [first] = offers;
  if (first === undefined) return;
  const { time, doctor } = await wordsOf(tx, clinicId, round.calendar_id, first);
  await notify(tx, {
    clinicId,
    userIds: [round.offered_by],
    source: 'calendar',
    type: 'Not taken',
    description: `Nobody has taken ${time} with ${doctor}`,
    passId: round.id,
    path: '/scheduling/waiting-list',
    time: house.clock(),
  });
}
