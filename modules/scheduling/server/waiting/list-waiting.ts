import { recordAccess, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { waitingLimits, waitingSettingsInput, type WaitingState } from '../../rules/index.ts';
import { readEntries, type WaitingEntry } from './entries.sql.ts';
import { dismissFreed, readFreed } from './freed.sql.ts';
import { placeOf } from './hear-given-up.ts';
import { matchFreed, type MatchedTime } from './match-freed.ts';
import {
  readOffers,
  readOpenRounds,
  readWaitingSettings,
  writeWaitingSettings,
  type WaitingOffer,
  type WaitingRound,
} from './offers.sql.ts';
import { staleEntry, tellWaiting } from './tell-waiting.ts';

/** Who waits, or has waited, by what has become of them; of one patient where one is named. The look is logged. */
export async function listWaiting(
  request: Request,
  { states, patientId }: { states: readonly WaitingState[]; patientId: string | null },
): Promise<WaitingEntry[]> {
  const which = patientId === null ? { states } : { states, patientId };
  const [entries] = await Promise.all([
    readEntries(request.house.database.kysely, request.actor.clinicId, which, waitingLimits.listed),
    recordAccess(request, { action: 'search', objectType: 'waiting_entry', patientId }),
  ]);
  return entries;
}

/** A round that is open, with what it offers to whom. */
export interface OpenRound extends WaitingRound {
  offers: (WaitingOffer & { entry: WaitingEntry })[];
}

/** What has become free and suits somebody, and what is being offered. Where it shows anybody the look is logged. */
export async function listFreed(request: Request): Promise<{ times: MatchedTime[]; rounds: OpenRound[] }> {
  const { house, actor } = request;
  const { clinicId } = actor;
  const { kysely } = house.database;
  const place = await placeOf(kysely, house, clinicId);
  const [rows, rounds] = await Promise.all([
    readFreed(kysely, clinicId, place.now, 10 * waitingLimits.freed),
    readOpenRounds(kysely, clinicId),
  ]);
  const [matched, offers] = await Promise.all([
    matchFreed(kysely, place, rows),
    readOffers(
      kysely,
      clinicId,
      rounds.map(({ id }) => id),
    ),
  ]);
  const ids = [...new Set(offers.map(({ entry_id }) => entry_id))];
  const entries = new Map((await readEntries(kysely, clinicId, { ids }, ids.length)).map((entry) => [entry.id, entry]));
  const told = offers.flatMap((offer) => {
    const entry = entries.get(offer.entry_id);
    return entry === undefined ? [] : [{ ...offer, entry }];
  });
  const times = matched.filter(({ fits }) => fits.length > 0).slice(0, waitingLimits.freed);
  // The calendar asks whenever it changes: what shows nobody is no look at anybody.
  if (times.length + told.length > 0) await recordAccess(request, { action: 'search', objectType: 'waiting_entry' });
  return {
    times,
    rounds: rounds.map((round) => ({ ...round, offers: told.filter(({ round_id }) => round_id === round.id) })),
  };
}

/** Puts a freed time aside: nobody is to be asked for it. */
export async function dismissTime(request: Request, id: string): Promise<true | Refusal> {
  const { clinicId } = request.actor;
  return request.house.database.transaction(async (tx): Promise<true | Refusal> => {
    if ((await dismissFreed(tx, clinicId, [id], request.now)) === 0)
      return refuse('NOT_FOUND', 'This time is not on the list any more.', 'Not found');
    await recordChange(tx, request, { action: 'update', objectType: 'freed_time', objectId: id });
    await tellWaiting(tx, clinicId, null);
    return true;
  });
}

/** How long offers are good; the usual where nobody has set it, at version 0. */
export async function waitingSettings({ house, actor }: Request): Promise<{ offer_hours: number; version: number }> {
  const kept = await readWaitingSettings(house.database.kysely, actor.clinicId);
  return kept ?? { offer_hours: waitingLimits.offerHours.usual, version: 0 };
}

/** Sets it. STALE_VERSION where somebody saved since `version`. */
export async function saveWaitingSettings(
  request: Request,
  version: number,
  input: unknown,
): Promise<{ offer_hours: number; version: number } | Refusal> {
  const checked = checkInput(waitingSettingsInput, input, 'input');
  if (isRefusal(checked)) return checked;
  const { clinicId } = request.actor;
  const { offer_hours } = checked.value;
  return request.house.database.transaction(async (tx) => {
    const before = await readWaitingSettings(tx, clinicId);
    if (!(await writeWaitingSettings(tx, clinicId, { offer_hours, version }, request.now))) return staleEntry();
    const changes = { offer_hours: { before: before?.offer_hours ?? null, after: offer_hours } };
    await recordChange(tx, request, { action: 'update', objectType: 'waiting_settings', objectId: clinicId, changes });
    await tellWaiting(tx, clinicId, null);
    return (await readWaitingSettings(tx, clinicId))!;
  });
}
