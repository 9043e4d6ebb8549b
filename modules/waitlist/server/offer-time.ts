import { recordChanges } from '#audit/server';
import { cancelDeliveriesAbout } from '#deliveries/server';
import { newId } from '#platform/id.ts';
import { invalid, domainError, type Issue, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { offerEnds, waitlistLimits } from '../rules/index.ts';
import { checkScope } from '#scheduling/server';
import { lockEntry, readPatientTimes, type WaitingEntry } from './entries.sql.ts';
import { isFree } from './match-released.ts';
import { placeOf } from './on-slot-released.ts';
import { closeRound, insertRound, readOffers, readWaitlistSettings, type WaitlistRound } from './offers.sql.ts';
import { channelsOf, OFFER, sendOffer } from './send-offer.ts';
import { endSome, lockWholeRound } from './settle-round.ts';
import { goneEntry, takenTime, notifyWaitlist } from './notify-waitlist.ts';

/** A free time to offer, with the patients in order; each has their own start. */
export interface OfferPlan {
  calendar_id: string;
  in_turn: boolean;
  entries: readonly { id: string; start: Date }[];
}

/**
 * Offers a free time to several patients simultaneously or in turn. TIME_TAKEN if it is no longer free; patients who
 * are unreachable or no longer waiting are reported by index.
 */
export async function offerTime(ctx: RequestContext, plan: OfferPlan): Promise<WaitlistRound | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId, userId } = actor;
  const wrong = problemsOf(plan, actor.rules);
  if (wrong !== null) return wrong;
  return app.database.transaction(async (tx): Promise<WaitlistRound | DomainError> => {
    const outside = await checkScope(tx, ctx, 'scheduling.create', [], [plan.calendar_id]);
    if (outside !== null) return outside;
    const place = await placeOf(tx, app, clinicId);
    const settings = await readWaitlistSettings(tx, clinicId);
    const hours = settings?.offer_hours ?? waitlistLimits.offerHours.usual;
    const issues: Issue[] = [];
    const taken: { entry: WaitingEntry; start_time: Date; end_time: Date }[] = [];
    for (const [index, choice] of plan.entries.entries()) {
      const entry = await lockEntry(tx, clinicId, choice.id);
      if (entry === null) return goneEntry();
      const times = { start_time: choice.start, end_time: new Date(choice.start.getTime() + entry.minutes * 60_000) };
      const add = (message: string) => issues.push({ path: `input.entries.${index}.id`, message });
      if (entry.state !== 'waiting' || !entry.is_reachable) add('No longer waiting, or was offered another time');
      else if (channelsOf(entry).length === 0) add('No email address or mobile number on file');
      else if (offerEnds(now, times.start_time, hours) === null)
        add('This time starts too soon to be offered. Call the patient.');
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
    const openRound = { ...round, closed_time: null };
    const planned = await readOffers(tx, clinicId, [round.id]);
    const first = plan.in_turn ? planned.slice(0, 1) : planned;
    for (const [index, offer] of first.entries())
      await sendOffer(tx, app, clinicId, openRound, offer, taken[index]!.entry);
    await recordChanges(
      tx,
      ctx,
      taken.map(({ entry, start_time }, index) => ({
        action: 'create' as const,
        objectType: 'waiting_offer',
        objectId: offers[index]!.id,
        patientId: entry.patient_id,
        changes: { start: { before: null, after: start_time.toISOString() } },
      })),
    );
    await notifyWaitlist(tx, clinicId, null);
    return openRound;
  });
}

/** Withdraws all open offers of a round; their links then show that the time is gone. */
export async function withdrawRound(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<true | DomainError> => {
    const locked = await lockWholeRound(tx, clinicId, id);
    if (locked === null) return notFound('offer');
    const outside = await checkScope(tx, ctx, 'scheduling.create', [], [locked.round.calendar_id]);
    if (outside !== null) return outside;
    const open = locked.offers.filter(({ state }) => state === 'sent' || state === 'planned');
    for (const offer of open) await cancelDeliveriesAbout(tx, clinicId, { type: OFFER, id: offer.id });
    await endSome(tx, app, clinicId, open, 'withdrawn');
    await closeRound(tx, clinicId, id, now);
    await recordChanges(
      tx,
      ctx,
      open.map((offer) => ({
        action: 'update' as const,
        objectType: 'waiting_offer',
        objectId: offer.id,
        patientId: locked.entries.get(offer.entry_id)?.patient_id ?? null,
        changes: { state: { before: offer.state, after: 'withdrawn' } },
      })),
    );
    await notifyWaitlist(tx, clinicId, null);
    return true;
  });
}

function problemsOf({ entries }: OfferPlan, rules: ReadonlySet<string>): DomainError | null {
  // Accepting an offer creates a booking.
  if (!rules.has('scheduling.create'))
    return domainError('FORBIDDEN', 'You don’t have permission to book events.', 'Not allowed');
  if (entries.length < 1 || entries.length > waitlistLimits.offered)
    return invalid([{ path: 'input.entries', message: `Choose from 1 to ${waitlistLimits.offered} patients` }]);
  if (new Set(entries.map(({ id }) => id)).size < entries.length)
    return invalid([{ path: 'input.entries', message: 'Choose each patient only once' }]);
  return null;
}
