import { recordChanges } from '#audit/server';
import { cancelDeliveriesAbout } from '#deliveries/server';
import { newId } from '#platform/id.ts';
import { invalid, refuse, type Issue, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { offerEnds, waitingLimits } from '../../rules/index.ts';
import { refuseOutsideScope } from '../refuse-outside-scope.ts';
import { lockEntry, readPatientTimes, type WaitingEntry } from './entries.sql.ts';
import { isFree } from './match-freed.ts';
import { placeOf } from './hear-given-up.ts';
import { closeRound, insertRound, readOffers, readWaitingSettings, type WaitingRound } from './offers.sql.ts';
import { channelsOf, OFFER, sendOffer } from './send-offer.ts';
import { endSome, holdRound } from './settle-round.ts';
import { goneEntry, takenTime, tellWaiting } from './tell-waiting.ts';

/** A free time that is to be offered, and to whom in which order; each comes in at their own start. */
export interface OfferPlan {
  calendar_id: string;
  in_turn: boolean;
  entries: readonly { id: string; start: Date }[];
}

/**
 * Offers a free time: to all at once, or to one after another. TIME_TAKEN where it is not free any more; somebody who can't be reached
 * or does not wait is named by their place.
 */
export async function offerTime(request: Request, plan: OfferPlan): Promise<WaitingRound | Refusal> {
  const { actor, house, now } = request;
  const { clinicId, userId } = actor;
  const wrong = problemsOf(plan, actor.rules);
  if (wrong !== null) return wrong;
  return house.database.transaction(async (tx): Promise<WaitingRound | Refusal> => {
    const outside = await refuseOutsideScope(tx, request, 'scheduling.create', [], [plan.calendar_id]);
    if (outside !== null) return outside;
    const place = await placeOf(tx, house, clinicId);
    const settings = await readWaitingSettings(tx, clinicId);
    const hours = settings?.offer_hours ?? waitingLimits.offerHours.usual;
    const issues: Issue[] = [];
    const taken: { entry: WaitingEntry; start_time: Date; end_time: Date }[] = [];
    for (const [index, wanted] of plan.entries.entries()) {
      const entry = await lockEntry(tx, clinicId, wanted.id);
      if (entry === null) return goneEntry();
      const times = { start_time: wanted.start, end_time: new Date(wanted.start.getTime() + entry.minutes * 60_000) };
      const add = (message: string) => issues.push({ path: `input.entries.${index}.id`, message });
      if (entry.state !== 'waiting' || !entry.is_reachable) add('Does not wait any more, or was offered another time');
      else if (channelsOf(entry).length === 0) add('There is neither an e-mail address nor a mobile number on record');
      else if (offerEnds(now, times.start_time, hours) === null) add('This begins too soon to be offered: please call');
      if (!(await isFree(tx, place, { ...times, calendar_id: plan.calendar_id }))) return takenTime();
      const own = await readPatientTimes(tx, clinicId, [entry.patient_id], {
        start: times.start_time,
        end: times.end_time,
      });
      if (own.length > 0) add('Has another appointment at this time');
      taken.push({ entry, ...times });
    }
    if (issues.length > 0) return invalid(issues);
    const round = {
      id: newId(),
      calendar_id: plan.calendar_id,
      in_turn: plan.in_turn,
      offered_by: userId,
      created_time: now,
    };
    const offers = taken.map(({ entry, start_time, end_time }, position) => ({
      id: newId(),
      entry_id: entry.id,
      position,
      start_time,
      end_time,
    }));
    await insertRound(tx, clinicId, round, offers);
    const kept = { ...round, closed_time: null };
    const planned = await readOffers(tx, clinicId, [round.id]);
    const first = plan.in_turn ? planned.slice(0, 1) : planned;
    for (const [index, offer] of first.entries())
      await sendOffer(tx, house, clinicId, kept, offer, taken[index]!.entry);
    await recordChanges(
      tx,
      request,
      taken.map(({ entry, start_time }, index) => ({
        action: 'create' as const,
        objectType: 'waiting_offer',
        objectId: offers[index]!.id,
        patientId: entry.patient_id,
        changes: { start: { before: null, after: start_time.toISOString() } },
      })),
    );
    await tellWaiting(tx, clinicId, null);
    return kept;
  });
}

/** Takes back all that a round still offers; who had the link finds that it is gone. */
export async function withdrawRound(request: Request, id: string): Promise<true | Refusal> {
  const { actor, house, now } = request;
  const { clinicId } = actor;
  return house.database.transaction(async (tx): Promise<true | Refusal> => {
    const held = await holdRound(tx, clinicId, id);
    if (held === null) return refuse('NOT_FOUND', 'This offer does not exist.', 'Not found');
    const outside = await refuseOutsideScope(tx, request, 'scheduling.create', [], [held.round.calendar_id]);
    if (outside !== null) return outside;
    const open = held.offers.filter(({ state }) => state === 'sent' || state === 'planned');
    for (const offer of open) await cancelDeliveriesAbout(tx, clinicId, { type: OFFER, id: offer.id });
    await endSome(tx, house, clinicId, open, 'withdrawn');
    await closeRound(tx, clinicId, id, now);
    await recordChanges(
      tx,
      request,
      open.map((offer) => ({
        action: 'update' as const,
        objectType: 'waiting_offer',
        objectId: offer.id,
        patientId: held.entries.get(offer.entry_id)?.patient_id ?? null,
        changes: { state: { before: offer.state, after: 'withdrawn' } },
      })),
    );
    await tellWaiting(tx, clinicId, null);
    return true;
  });
}

function problemsOf({ entries }: OfferPlan, rules: ReadonlySet<string>): Refusal | null {
  // An offer that is taken books.
  if (!rules.has('scheduling.create'))
    return refuse('FORBIDDEN', 'Your role does not let you book events.', 'Not allowed');
  if (entries.length < 1 || entries.length > waitingLimits.offered)
    return invalid([{ path: 'input.entries', message: `From 1 to ${waitingLimits.offered} patients` }]);
  if (new Set(entries.map(({ id }) => id)).size < entries.length)
    return invalid([{ path: 'input.entries', message: 'Each patient once' }]);
  return null;
}
