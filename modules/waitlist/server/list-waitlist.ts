import { recordAccess, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { waitlistLimits, waitingSettingsInput, type WaitlistState } from '../rules/index.ts';
import { readEntries, type WaitingEntry } from './entries.sql.ts';
import { dismissReleased, readReleased } from './released-slots.sql.ts';
import { placeOf } from './on-slot-released.ts';
import { matchReleased, type MatchedTime } from './match-released.ts';
import {
  readOffers,
  readOpenRounds,
  readWaitlistSettings,
  writeWaitlistSettings,
  type WaitlistOffer,
  type WaitlistRound,
} from './offers.sql.ts';
import { entryVersionConflict, notifyWaitlist } from './notify-waitlist.ts';

/** Returns waitlist entries by state, optionally of one patient. The access is logged. */
export async function listWaitlist(
  ctx: RequestContext,
  { states, patientId }: { states: readonly WaitlistState[]; patientId: string | null },
): Promise<WaitingEntry[]> {
  const which = patientId === null ? { states } : { states, patientId };
  const [entries] = await Promise.all([
    readEntries(ctx.app.database.kysely, ctx.actor.clinicId, which, waitlistLimits.listed),
    recordAccess(ctx, { action: 'search', objectType: 'waiting_entry', patientId }),
  ]);
  return entries;
}

/** An open round with its offers. */
export interface OpenRound extends WaitlistRound {
  offers: (WaitlistOffer & { entry: WaitingEntry })[];
}

/**
 * Returns released slots that fit waiting patients, and open offers. The access is logged if the result contains
 * patients.
 */
export async function listReleased(ctx: RequestContext): Promise<{ times: MatchedTime[]; rounds: OpenRound[] }> {
  const { app, actor } = ctx;
  const { clinicId } = actor;
  const { kysely } = app.database;
  const place = await placeOf(kysely, app, clinicId);
  const [rows, rounds] = await Promise.all([
    readReleased(kysely, clinicId, place.now, 10 * waitlistLimits.released),
    readOpenRounds(kysely, clinicId),
  ]);
  const [matched, offers] = await Promise.all([
    matchReleased(kysely, place, rows),
    readOffers(
      kysely,
      clinicId,
      rounds.map(({ id }) => id),
    ),
  ]);
  const ids = [...new Set(offers.map(({ entry_id }) => entry_id))];
  const entries = new Map((await readEntries(kysely, clinicId, { ids }, ids.length)).map((entry) => [entry.id, entry]));
  const shownOffers = offers.flatMap((offer) => {
    const entry = entries.get(offer.entry_id);
    return entry === undefined ? [] : [{ ...offer, entry }];
  });
  const times = matched.filter(({ fits }) => fits.length > 0).slice(0, waitlistLimits.released);
  // The calendar requests this on every change; without patients in the result, there is no access to log.
  if (times.length + shownOffers.length > 0) await recordAccess(ctx, { action: 'search', objectType: 'waiting_entry' });
  return {
    times,
    rounds: rounds.map((round) => ({ ...round, offers: shownOffers.filter(({ round_id }) => round_id === round.id) })),
  };
}

/** Dismisses a released slot: it is not offered. */
export async function dismissTime(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<true | DomainError> => {
    if ((await dismissReleased(tx, clinicId, [id], ctx.now)) === 0)
      return domainError('NOT_FOUND', 'This time is no longer on the list.', 'Not found');
    await recordChange(tx, ctx, { action: 'update', objectType: 'freed_time', objectId: id });
    await notifyWaitlist(tx, clinicId, null);
    return true;
  });
}

/** Returns the clinic's offer settings; defaults with version 0 if none were saved. */
export async function waitingSettings({
  app,
  actor,
}: RequestContext): Promise<{ offer_hours: number; version: number }> {
  const settings = await readWaitlistSettings(app.database.kysely, actor.clinicId);
  return settings ?? { offer_hours: waitlistLimits.offerHours.usual, version: 0 };
}

/** Saves the settings. STALE_VERSION if they were changed since `version`. */
export async function saveWaitlistSettings(
  ctx: RequestContext,
  version: number,
  input: unknown,
): Promise<{ offer_hours: number; version: number } | DomainError> {
  const checked = checkInput(waitingSettingsInput, input, 'input');
  if (isDomainError(checked)) return checked;
  const { clinicId } = ctx.actor;
  const { offer_hours } = checked.value;
  return ctx.app.database.transaction(async (tx) => {
    const before = await readWaitlistSettings(tx, clinicId);
    if (!(await writeWaitlistSettings(tx, clinicId, { offer_hours, version }, ctx.now))) return entryVersionConflict();
    const changes = { offer_hours: { before: before?.offer_hours ?? null, after: offer_hours } };
    await recordChange(tx, ctx, { action: 'update', objectType: 'waiting_settings', objectId: clinicId, changes });
    await notifyWaitlist(tx, clinicId, null);
    return (await readWaitlistSettings(tx, clinicId))!;
  });
}
