// Over 300 lines: the steps of a count, from the first line to its adjustments.
import { sql } from 'kysely';
import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import {
  domainError,
  type DomainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
} from '#platform/domain-error.ts';
import { isId, newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { countForm, type LineProblem, needsSecondPerson } from '../../rules/index.ts';
import { lockItem } from '../items/items.sql.ts';
import { locations } from '../locations/save-location.ts';
import { readingCounts, readInThread } from '../sheets/read-in-thread.ts';
import { nextNumber } from '../purchasing/orders.sql.ts';
import { callOnce } from '../stock/call-once.ts';
import { moveStock, type NewMovement } from '../stock/move-stock.ts';
import { putLot } from '../stock/put-lot.ts';
import { type CountLine, countOf, lockCount, lockLine, type StockCount } from './counts.sql.ts';

const isEditable = ({ status }: StockCount): boolean => status === 'New' || status === 'Returned';
const notOpen = (): DomainError => domainError('NOT_OPEN', 'This count is no longer open.');
const MOST_LINES = 5000;

/**
 * Starts a count of a location's stock, with a line for each lot and its current quantity by movements. EMPTY if there
 * is no stock.
 */
export async function startCount(
  ctx: RequestContext,
  clientKey: string,
  input: object,
): Promise<StockCount | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const checked = checkInput(countForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const { location_id, is_blind, comment, item_ids } = checked.value;
  const read = async (tx: Tx, [id]: readonly string[]): Promise<StockCount> => (await countOf(tx, clinicId, id!))!;
  return callOnce(ctx, clientKey, read, async (tx, key) => {
    // Concurrent starts at one location are serialized, so that the second one sees the first count.
    const location = await locations.lock(tx, ctx, location_id);
    if (isDomainError(location) || location.deleted_time !== null)
      return invalid([{ path: 'input.location_id', message: 'This location does not exist.' }]);
    const open = await readOpenCount(tx, clinicId, location_id);
    if (open !== undefined)
      return domainError('COUNTING', `Count ${open.count_number} of this location is still in progress.`);
    const shelves = await readStocked(tx, clinicId, location_id, item_ids);
    if (shelves.length === 0) return domainError('EMPTY', 'Nothing is stocked at this location.');
    if (shelves.length > MOST_LINES)
      return domainError('TOO_MANY', 'This count would include too many lots. Choose specific items.');
    const id = newId();
    await tx
      .insertInto('inventory.stock_count')
      .values({
        clinic_id: clinicId,
        id,
        client_key: key,
        count_number: await nextNumber(tx, clinicId, 'stock_count'),
        location_id,
        status: 'New',
        is_blind,
        comment,
        created_by: actor.userId,
        created_time: now,
      })
      .execute();
    await sql`
      insert into inventory.count_line (clinic_id, id, count_id, item_id, lot_id, snapshot)
      select ${clinicId}, id, ${id}, item_id, lot_id, quantity from unnest(${shelves.map(() => newId())}::uuid[],
        ${shelves.map((row) => row.item_id)}::uuid[], ${shelves.map((row) => row.lot_id)}::uuid[], ${shelves.map((row) => row.quantity)}::int[])
        as t (id, item_id, lot_id, quantity)`.execute(tx);
    await tell(tx, ctx, 'create', id, null, { location: location.location_name, lines: shelves.length, is_blind });
    return [id];
  });
}

/** Records the counted quantity of a line and its time, by default now, and never before the count started. */
export function recordCountLine(
  ctx: RequestContext,
  line: { id: string; version: number; counted: number; countedTime: Date | null; reason: string },
): Promise<CountLine | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx) => {
    const found = await lockLine(tx, clinicId, line.id);
    const standing = lockForSave(found?.line ?? null, line.version, 'line');
    if (isDomainError(standing)) return standing;
    const wrong = checkCounted(ctx, found!.count, line, '');
    if (wrong !== null) return wrong;
    await putCounted(tx, ctx, standing, line);
    await tell(
      tx,
      ctx,
      'update',
      found!.count.id,
      { counted: standing.counted },
      { lot: standing.lot_number, counted: line.counted },
    );
    return (await lockLine(tx, clinicId, line.id))!.line;
  });
}

/** Adds a lot that was found but is not listed. ON_LIST if it is. */
export function addCountLine(
  ctx: RequestContext,
  found: { countId: string; itemId: string; lotNumber: string; expiresOn: string | null; counted: number },
): Promise<CountLine | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  return ctx.app.database.transaction(async (tx) => {
    const count = await lockCount(tx, clinicId, found.countId);
    if (count === null) return notFound('count');
    const item = await lockItem(tx, clinicId, found.itemId);
    if (item === null) return invalid([{ path: 'item_id', message: 'This item does not exist.' }]);
    const wrong = checkCounted(ctx, count, { counted: found.counted, countedTime: null, reason: '' }, '');
    if (wrong !== null) return wrong;
    if (found.lotNumber.length > 40) return invalid([{ path: 'lot_number', message: 'At most 40 characters' }]);
    const lot = {
      lot_number: found.lotNumber.trim(),
      expires_on: found.expiresOn,
      manufacturer: item.manufacturer,
      vendorId: null,
      costCents: item.cost_cents,
      costUnits: item.cost_units,
    };
    const lotId = await putLot(tx, clinicId, item, lot, now, 'input');
    if (isDomainError(lotId)) return lotId;
    if (count.lines.some((line) => line.lot_id === lotId))
      return domainError('ON_LIST', 'This lot is already on the list.');
    const id = newId();
    const stocked = await tx
      .selectFrom('inventory.stock')
      .select('quantity')
      .where('clinic_id', '=', clinicId)
      .where('lot_id', '=', lotId)
      .where('location_id', '=', count.location_id)
      .executeTakeFirst();
    const snapshot = stocked?.quantity ?? 0;
    await tx
      .insertInto('inventory.count_line')
      .values({ clinic_id: clinicId, id, count_id: count.id, item_id: item.id, lot_id: lotId, snapshot })
      .execute();
    const { line } = (await lockLine(tx, clinicId, id))!;
    await putCounted(tx, ctx, line, { counted: found.counted, countedTime: null, reason: 'Found on the shelf' });
    await tell(tx, ctx, 'update', count.id, null, { found: lot.lot_number, counted: found.counted });
    return (await lockLine(tx, clinicId, id))!.line;
  });
}

/** Imports a count sheet line by line; several sheets of one count add up. Invalid lines are reported by number. */
export async function uploadCountSheet(
  ctx: RequestContext,
  countId: string,
  csv: string,
): Promise<{ recorded: number; problems: LineProblem[] } | DomainError> {
  const sheet = await readInThread(ctx, readingCounts, csv);
  if (isDomainError(sheet)) return sheet;
  const { counted, problems } = sheet;
  return ctx.app.database.transaction(async (tx) => {
    const count = await lockCount(tx, ctx.actor.clinicId, countId);
    if (count === null) return notFound('count');
    if (!isEditable(count)) return notOpen();
    const lines = new Map(count.lines.map((line) => [line.id, line]));
    let recorded = 0;
    for (const { line, id, counted: number, time, reason } of counted) {
      const standing = isId(id) ? lines.get(id) : undefined;
      const values = { counted: number, countedTime: time === '' ? null : new Date(time), reason };
      const wrong = standing === undefined ? null : checkCounted(ctx, count, values, '');
      if (standing === undefined) problems.push({ line, message: 'This line belongs to another count.' });
      else if (wrong !== null) problems.push({ line, message: wrong.issues[0]?.message ?? wrong.message });
      else {
        await putCounted(tx, ctx, standing, values);
        recorded += 1;
      }
    }
    if (recorded > 0) await tell(tx, ctx, 'update', countId, null, { recorded });
    return { recorded, problems: problems.toSorted((one, other) => one.line - other.line) };
  });
}

/** Submits a count for approval. UNCOUNTED while a line has no quantity. */
export function submitCount(ctx: RequestContext, id: string, version: number): Promise<StockCount | DomainError> {
  return changing(ctx, id, version, async (_tx, count) => {
    if (!isEditable(count)) return notOpen();
    const open = count.line_count - count.counted_count;
    if (open > 0) return domainError('UNCOUNTED', `${open} lines have not been counted yet.`);
    return { status: 'Submitted', submitted_by: ctx.actor.userId, submitted_time: ctx.now, return_reason: null };
  });
}

/** Returns a submitted count to be counted again, or rejects it without adjustments. */
export function turnCount(
  ctx: RequestContext,
  id: string,
  version: number,
  to: 'Returned' | 'Rejected',
  reason: string,
): Promise<StockCount | DomainError> {
  return changing(ctx, id, version, async (_tx, count) => {
    if (count.status !== 'Submitted')
      return domainError('NOT_SUBMITTED', 'This count has not been submitted for approval.');
    return reason.trim() === '' || reason.length > 300
      ? invalid([{ path: 'reason', message: 'Enter a reason of up to 300 characters' }])
      : { status: to, return_reason: reason.trim() };
  });
}

/** Cancels an incomplete count. */
export function cancelCount(ctx: RequestContext, id: string, version: number): Promise<StockCount | DomainError> {
  return changing(ctx, id, version, async (_tx, count) =>
    isEditable(count) || count.status === 'Submitted' ? { status: 'Cancelled' } : notOpen(),
  );
}

/**
 * Posts the differences as adjustments: each line is compared with the expected quantity at its own time, so that later
 * sales stay valid. TWO_PEOPLE if a second person has to approve and the actor counted a line, submitted the count or
 * lacks permission; UNEXPLAINED for a difference without a reason; IMPOSSIBLE if more has left since than was counted.
 */
export function completeCount(ctx: RequestContext, id: string, version: number): Promise<StockCount | DomainError> {
  const { actor } = ctx;
  return changing(ctx, id, version, async (tx, before) => {
    if (before.status !== 'Submitted')
      return domainError('NOT_SUBMITTED', 'This count has not been submitted for approval.');
    // Locks these shelves during the adjustment; earlier movements are included.
    await sql`select 1 from inventory.stock where clinic_id = ${actor.clinicId} and location_id = ${before.location_id}
      and lot_id = any(${before.lines.map(({ lot_id }) => lot_id)}::uuid[]) order by lot_id for update`.execute(tx);
    const count = (await countOf(tx, actor.clinicId, id))!;
    const differing = count.lines.filter(({ variance }) => variance !== 0);
    const values = differing.map((line) => ({
      variance: line.variance!,
      varianceCents: line.variance_cents!,
      isControlled: line.is_controlled,
    }));
    const hasCounted =
      count.submitted_by === actor.userId || count.lines.some((line) => line.counted_by === actor.userId);
    if (needsSecondPerson(values) && (hasCounted || !actor.rules.has('inventory.approve')))
      return domainError(
        'TWO_PEOPLE',
        'A second person with permission to approve counts must complete this count: the variance is large or it includes a controlled item.',
      );
    const unexplained = differing.find(({ reason }) => reason.trim() === '');
    if (unexplained !== undefined)
      return domainError('UNEXPLAINED', `Enter a reason for the variance of ${unexplained.item_name}.`);
    const movements = differing.map((line): NewMovement => ({
      kind: 'count',
      itemId: line.item_id,
      lotId: line.lot_id,
      locationId: count.location_id,
      quantity: line.variance!,
      costCents: line.variance_cents!,
      countLineId: line.id,
      reason: line.reason,
    }));
    const moved = await moveStock(tx, ctx, movements);
    if (isDomainError(moved))
      return domainError(
        'IMPOSSIBLE',
        'More stock was removed since the count than was counted. Return the count and count again.',
      );
    await sql`update inventory.count_line l set variance = v.variance, version = l.version + 1
      from unnest(${count.lines.map((line) => line.id)}::uuid[], ${count.lines.map((line) => line.variance)}::int[]) v (id, variance)
      where l.clinic_id = ${actor.clinicId} and l.id = v.id`.execute(tx);
    return { status: 'Completed', completed_by: actor.userId, completed_time: ctx.now };
  });
}

const readOpenCount = (tx: Tx, clinicId: string, locationId: string) =>
  tx
    .selectFrom('inventory.stock_count')
    .select('count_number')
    .where('clinic_id', '=', clinicId)
    .where('location_id', '=', locationId)
    .where('status', 'in', ['New', 'Submitted', 'Returned'])
    .executeTakeFirst();

const readStocked = (tx: Tx, clinicId: string, locationId: string, itemIds: readonly string[] | null) =>
  tx
    .selectFrom('inventory.stock')
    .select(['item_id', 'lot_id', 'quantity'])
    .where('clinic_id', '=', clinicId)
    .where('location_id', '=', locationId)
    .where('quantity', '>', 0)
    .$if(itemIds !== null, (query) => query.where(sql`item_id`, '=', sql`any(${itemIds}::uuid[])`))
    .orderBy('item_id')
    .orderBy('lot_id')
    .limit(MOST_LINES + 1)
    .execute();

function checkCounted(
  ctx: RequestContext,
  count: StockCount,
  { counted, countedTime, reason }: { counted: number; countedTime: Date | null; reason: string },
  root: string,
): DomainError | null {
  if (!isEditable(count)) return notOpen();
  if (!Number.isInteger(counted) || counted < 0 || counted > 1_000_000)
    return invalid([{ path: `${root}counted`, message: 'Enter a whole number of 0 or more' }]);
  if (reason.length > 300) return invalid([{ path: `${root}reason`, message: 'At most 300 characters' }]);
  if (countedTime === null) return null;
  if (countedTime > ctx.now)
    return invalid([{ path: `${root}counted_time`, message: 'The count time can’t be in the future' }]);
  return countedTime < count.created_time
    ? invalid([{ path: `${root}counted_time`, message: 'The count time can’t be before the count started' }])
    : null;
}

async function putCounted(
  tx: Tx,
  { actor, now }: RequestContext,
  line: CountLine,
  { counted, countedTime, reason }: { counted: number; countedTime: Date | null; reason: string },
): Promise<void> {
  // The same quantity again, e.g. when only a reason is added, does not count as recounted.
  const isSame = line.counted === counted && countedTime === null;
  await tx
    .updateTable('inventory.count_line')
    .set({
      reason: reason.trim(),
      version: line.version + 1,
      ...(isSame ? {} : { counted, counted_time: countedTime ?? now, counted_by: actor.userId }),
    })
    .where('clinic_id', '=', actor.clinicId)
    .where('id', '=', line.id)
    .execute();
}

async function changing(
  ctx: RequestContext,
  id: string,
  version: number,
  work: (tx: Tx, count: StockCount) => Promise<object | DomainError>,
): Promise<StockCount | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx) => {
    const count = lockForSave(await lockCount(tx, clinicId, id), version, 'count');
    if (isDomainError(count)) return count;
    const change = await work(tx, count);
    if (isDomainError(change)) return change;
    await tx
      .updateTable('inventory.stock_count')
      .set({ ...change, version: count.version + 1 })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    const after = (await countOf(tx, clinicId, id))!;
    const words = ({ status, return_reason }: StockCount) => ({ status, return_reason });
    await tell(tx, ctx, 'update', id, words(count), { ...words(after), variance_cents: after.variance_cents });
    return after;
  });
}

async function tell(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update',
  id: string,
  before: object | null,
  after: object,
): Promise<void> {
  const changes = changedFields({ ...before }, { ...after });
  await recordChange(tx, ctx, { action, objectType: 'stock_count', objectId: id, changes });
  await publish(tx, { clinicId: ctx.actor.clinicId, topic: 'inventory.count-changed', body: { id } });
}
