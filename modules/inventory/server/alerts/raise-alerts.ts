import { sql } from 'kysely';
import { notify } from '#notifications/server';
import { findClinics, holdersOf, readClinic } from '#practice/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { publish, type Subscriber } from '#platform/outbox.ts';
import { alertWords, readAlerts } from './alerts.sql.ts';

/** Checks an item's limits whenever its stock or its levels change. */
export const watchStock: Subscriber = async (app, tx, { clinicId, body }) => {
  await raiseAlerts(app, tx, clinicId, typeof body['id'] === 'string' ? body['id'] : null);
};

/** Checks all limits of all clinics daily, since the passing of time can raise alerts too. */
export async function watchDays(app: App): Promise<void> {
  for (const { clinic_id } of await findClinics(app.database.kysely))
    await app.database.transaction((tx) => raiseAlerts(app, tx, clinic_id, null));
}

/**
 * Raises new alerts once, with a notification to the members who manage stock, and clears those that recovered: for one
 * item, or all. A raised alert stays active until the stock recovers; only then can it be raised again.
 */
export async function raiseAlerts(app: App, tx: Tx, clinicId: string, itemId: string | null): Promise<void> {
  const now = app.clock();
  const { time_zone: zone } = await readClinic(tx, clinicId);
  const today = dayIn(zone, now);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inventory/${clinicId}/alerts/${itemId ?? ''}`}, 0))`.execute(
    tx,
  );
  const { rows: due } = await sql<{
    kind: string;
    item_id: string;
    lot_id: string | null;
    location_id: string | null;
    alert_id: string | null;
  }>`
    with shelf as (
      select s.item_id, s.lot_id, s.location_id, l.expires_on, l.held_reason, l.owner, sum(s.quantity)::int as quantity
      from inventory.stock s join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id
      where s.clinic_id = ${clinicId} and s.quantity > 0 and (${itemId}::uuid is null or s.item_id = ${itemId}::uuid)
      group by s.item_id, s.lot_id, s.location_id, l.expires_on, l.held_reason, l.owner),
    usable as (
      select item_id, location_id, sum(quantity)::int as quantity from shelf
      where held_reason is null and owner <> 'public' and (expires_on is null or expires_on >= ${today}::date) group by item_id, location_id),
    wanted as (
      select 'low' as kind, i.id as item_id, null::uuid as lot_id, null::uuid as location_id from inventory.item i
      where i.clinic_id = ${clinicId} and (${itemId}::uuid is null or i.id = ${itemId}::uuid) and i.deleted_time is null and i.is_alerting
        and coalesce((select sum(u.quantity) from usable u where u.item_id = i.id), 0) <= i.reorder_level
      union all
      select 'low', r.item_id, null, r.location_id from inventory.reorder_rule r
      join inventory.item i on i.clinic_id = r.clinic_id and i.id = r.item_id and i.deleted_time is null and i.is_alerting
      join inventory.location p on p.clinic_id = r.clinic_id and p.id = r.location_id and p.deleted_time is null
      where r.clinic_id = ${clinicId} and r.is_enabled and (${itemId}::uuid is null or r.item_id = ${itemId}::uuid)
        and coalesce((select u.quantity from usable u where u.item_id = r.item_id and u.location_id = r.location_id), 0) <= r.minimum_level
      union
      select case when s.expires_on < ${today}::date then 'expired' when s.expires_on < ${today}::date + 30 then 'expiring_30'
          when s.expires_on < ${today}::date + 60 then 'expiring_60' else 'expiring_90' end, s.item_id, s.lot_id, null
      from shelf s join inventory.item i on i.clinic_id = ${clinicId} and i.id = s.item_id and i.is_alerting
      where s.held_reason is null and s.expires_on < ${today}::date + least(i.expiry_notice_days, 90)),
    standing as (
      select a.id, a.kind, a.item_id, a.lot_id, a.location_id from inventory.alert a
      where a.clinic_id = ${clinicId} and a.cleared_time is null and (${itemId}::uuid is null or a.item_id = ${itemId}::uuid))
    select coalesce(w.kind, a.kind) as kind, coalesce(w.item_id, a.item_id) as item_id, coalesce(w.lot_id, a.lot_id) as lot_id,
      coalesce(w.location_id, a.location_id) as location_id,
      case when w.kind is null then a.id end as alert_id
    from wanted w full join standing a on a.kind = w.kind and a.item_id = w.item_id and a.lot_id is not distinct from w.lot_id
      and a.location_id is not distinct from w.location_id
    where w.kind is null or a.kind is null`.execute(tx);
  const raised: string[] = [];
  for (const { kind, item_id, lot_id, location_id, alert_id } of due) {
    const id = alert_id ?? newId();
    if (alert_id === null) {
      const { rows } =
        await sql`insert into inventory.alert (clinic_id, id, kind, item_id, lot_id, location_id, raised_time)
        values (${clinicId}, ${id}, ${kind}, ${item_id}, ${lot_id}, ${location_id}, ${now}) on conflict do nothing returning id`.execute(
          tx,
        );
      if (rows.length === 0) continue;
      raised.push(id);
    } else
      await sql`update inventory.alert set cleared_time = ${now} where clinic_id = ${clinicId} and id = ${id}`.execute(
        tx,
      );
    await publish(tx, { clinicId, topic: 'inventory.alert-changed', body: { id } });
  }
  if (raised.length === 0) return;
  const userIds = await holdersOf(tx, clinicId, 'inventory.stock');
  for (const alert of await readAlerts(tx, clinicId, { ids: raised, today }))
    await notify(tx, {
      clinicId,
      userIds,
      source: 'Settings',
      type:
        alert.kind === 'low' ? 'Stock is low' : alert.kind === 'expired' ? 'Stock has expired' : 'Stock expires soon',
      description: alertWords(alert),
      passId: alert.item_id,
      path: `/inventory/inventorydetails?item=${alert.item_id}`,
      time: now,
    });
}
