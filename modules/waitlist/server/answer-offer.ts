import { recordAccess, recordChange } from '#audit/server';
import { notify } from '#notifications/server';
import { patientName } from '#patients/rules';
import { callLimiter } from '#platform/http/call-limiter.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import type { Language } from '#values/language/language.ts';
import { expiredLink, unknownLink, asPatient } from '#scheduling/server';
import { readEntries, type WaitingEntry } from './entries.sql.ts';
import { isFree } from './match-released.ts';
import { readOfferToken } from './offer-token.ts';
import { closeRound, endOffers, findOffer, type WaitlistOffer } from './offers.sql.ts';
import { notifyGone, wordsOf } from './send-offer.ts';
import { advanceRound, endSome, lockWholeRound, lookAtRound, withdrawOffers, type WholeRound } from './settle-round.ts';
import { takeTime } from './take-time.ts';
import { notifyWaitlist } from './notify-waitlist.ts';

/** The offered time as shown to a patient who follows the link; contains no patient data. */
export interface OfferedTime {
  language: Language | null;
  /** open, accepted, declined, expired or gone */
  state: string;
  start: Date;
  end: Date;
  time_zone: string;
  practice: string;
  doctor: string;
  expires: Date | null;
}

// Normal use needs a few requests; this limits guessing, although it is infeasible anyway.
const byNetwork = callLimiter('waitlist.offers', { points: 60, duration: 60 });

const withdrawn = (db: Queryable, clinicId: string): Promise<DomainError> =>
  expiredLink(db, clinicId, 'withdrawn', 'This offer was withdrawn');

interface Place {
  clinicId: string;
  offer: WaitlistOffer;
}

/** Returns the offered time of a link. */
export async function offeredTime(ctx: PublicContext, token: string): Promise<OfferedTime | DomainError> {
  const found = await open(ctx, token);
  if (isDomainError(found)) return found;
  const { kysely } = ctx.app.database;
  const { clinicId, offer } = found;
  const seen = await lookAtRound(kysely, clinicId, offer.round_id);
  const entry = seen?.entries.get(offer.entry_id);
  const current = seen?.offers.find(({ id }) => id === offer.id);
  if (seen === null || entry === undefined || current === undefined) return withdrawn(kysely, clinicId);
  const { time_zone: timeZone } = await readClinic(kysely, clinicId);
  const answer = await shown(kysely, clinicId, seen, current, ctx.now);
  await recordAccess(asPatient(ctx, { clinicId, patientId: entry.patient_id }, timeZone), {
    action: 'read',
    objectType: 'waiting_offer',
    objectId: offer.id,
    patientId: entry.patient_id,
  });
  return answer;
}

/**
 * Accepts or declines an offered time. The first acceptance is booked, in the transaction that checks whether the time
 * is free; for all others it is gone. A repeated answer has no further effect.
 */
export async function answerOffer(
  ctx: PublicContext,
  token: string,
  accept: boolean,
): Promise<OfferedTime | DomainError> {
  const found = await open(ctx, token);
  if (isDomainError(found)) return found;
  const { clinicId } = found;
  const { app, now } = ctx;
  return app.database.transaction(async (tx): Promise<OfferedTime | DomainError> => {
    const locked = await lockWholeRound(tx, clinicId, found.offer.round_id);
    const offer = locked?.offers.find(({ id }) => id === found.offer.id);
    const entry = locked?.entries.get(found.offer.entry_id);
    if (locked === null || offer === undefined || entry === undefined) return withdrawn(tx, found.clinicId);
    if (stateOf(offer, now) !== 'open') return shown(tx, clinicId, locked, offer, now);
    const after = accept ? await take(tx, ctx, clinicId, locked, offer, entry) : 'declined';
    const { time_zone: timeZone } = await readClinic(tx, clinicId);
    await recordChange(tx, asPatient(ctx, { clinicId, patientId: entry.patient_id }, timeZone), {
      action: 'update',
      objectType: 'waiting_offer',
      objectId: offer.id,
      patientId: entry.patient_id,
      changes: { state: { before: 'sent', after } },
    });
    if (after === 'declined') {
      await endSome(tx, app, clinicId, [offer], 'declined');
      await advanceRound(tx, app, clinicId, locked.round.id, { notifyWhenNobody: true });
    }
    await notifyWaitlist(tx, clinicId, entry.id);
    return shown(tx, clinicId, locked, { ...offer, state: after }, now);
  });
}

async function take(
  tx: Tx,
  ctx: PublicContext,
  clinicId: string,
  locked: WholeRound,
  offer: WaitlistOffer,
  entry: WaitingEntry,
): Promise<'accepted' | 'gone'> {
  const { app, now } = ctx;
  const { round, offers } = locked;
  const { time_zone: timeZone } = await readClinic(tx, clinicId);
  const patient = asPatient(ctx, { clinicId, patientId: entry.patient_id }, timeZone);
  const time = { calendar_id: round.calendar_id, start_time: offer.start_time, end_time: offer.end_time };
  const isThere = entry.state === 'offered' && (await isFree(tx, { clinicId, timeZone, now }, time));
  const taken = isThere ? await takeTime(tx, patient, entry, time) : null;
  const isTaken = taken !== null && !isDomainError(taken);
  const others = offers.filter(
    ({ id, state }) => (id !== offer.id || !isTaken) && (state === 'sent' || state === 'planned'),
  );
  if (isTaken) await endOffers(tx, clinicId, [offer.id], 'accepted', now);
  for (const other of others)
    if (other.state === 'sent' && other.id !== offer.id)
      await notifyGone(tx, clinicId, round, other, locked.entries.get(other.entry_id));
  await endSome(tx, app, clinicId, others, 'gone');
  await closeRound(tx, clinicId, round.id, now);
  if (!isTaken) return 'gone';
  await withdrawOffers(tx, app, clinicId, entry.id);
  const { time: when, doctor } = await wordsOf(tx, clinicId, round.calendar_id, offer);
  await notify(tx, {
    clinicId,
    userIds: [round.offered_by],
    source: 'calendar',
    type: 'Offer accepted',
    description: `${patientName(entry)} accepted ${when} with ${doctor}`,
    passId: taken.eventId,
    path: '/scheduling/waiting-list',
    time: now,
  });
  return 'accepted';
}

async function open(ctx: PublicContext, token: string): Promise<Place | DomainError> {
  const isCalm = await byNetwork.consume(ctx.ip === null ? 'none' : clientNetwork(ctx.ip)).then(
    () => true,
    () => false,
  );
  if (!isCalm) return domainError('RATE_LIMITED', 'Too many attempts. Please wait a minute.', 'Please wait');
  const link = readOfferToken(token);
  if (link === null) return unknownLink();
  const { kysely } = ctx.app.database;
  const offer = await findOffer(kysely, link.clinicId, link.hash);
  if (offer === null) return unknownLink();
  const [entry] = await readEntries(kysely, link.clinicId, { ids: [offer.entry_id] }, 1);
  return entry === undefined || !entry.is_reachable
    ? withdrawn(kysely, link.clinicId)
    : { clinicId: link.clinicId, offer };
}

function stateOf({ state, expires_time }: WaitlistOffer, now: Date): string {
  if (state === 'sent') return expires_time !== null && expires_time > now ? 'open' : 'expired';
  return state === 'withdrawn' || state === 'planned' ? 'gone' : state;
}

async function shown(
  db: Queryable,
  clinicId: string,
  { round, entries }: WholeRound,
  offer: WaitlistOffer,
  now: Date,
): Promise<OfferedTime> {
  const language = entries.get(offer.entry_id)?.preferred_language ?? null;
  const words = await wordsOf(db, clinicId, round.calendar_id, offer, language);
  const state = stateOf(offer, now);
  // A time that staff booked in the meantime is gone, even if the round was not updated yet.
  const time = { calendar_id: round.calendar_id, start_time: offer.start_time, end_time: offer.end_time };
  const isThere = state !== 'open' || (await isFree(db, { clinicId, timeZone: words.timeZone, now }, time));
  return {
    language,
    state: isThere && entries.has(offer.entry_id) ? state : 'gone',
    start: offer.start_time,
    end: offer.end_time,
    time_zone: words.timeZone,
    practice: words.practice,
    doctor: words.doctor,
    expires: offer.expires_time,
  };
}
