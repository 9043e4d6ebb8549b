import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { formatPhone } from '#patients/rules';
import { readClinic } from '#practice/server';
import { dayIn } from '#platform/day-in.ts';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { amount } from '../../rules/index.ts';
import { readDispensings } from '../dispensing/dispensings.sql.ts';
import { itemOf } from '../items/items.sql.ts';
import { writeLabel } from './write-label.ts';

const NONE = { code: 'NOT_FOUND', message: 'This label does not exist.' };
const BOTTLE = { width: 4, height: 2.25 };
const SHELF = { width: 3, height: 1.25 };

/**
 * `GET /api/inventory/dispensings/{id}/label.pdf` for a dispensed product, and `GET
 * /api/inventory/items/{id}/label.pdf` for a shelf.
 */
export function labelRoutes({ server, admit }: RouteContext): void {
  server.get<{ Params: { id: string } }>('/api/inventory/dispensings/:id/label.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'inventory.patients');
    if (ctx === null) return reply;
    const label = isId(http.params.id) ? await bottleLabel(ctx, http.params.id) : null;
    if (label === null) return reply.code(404).send(NONE);
    const { patientId, doc } = label;
    await recordAccess(ctx, {
      action: 'export',
      objectType: 'dispensing',
      objectId: http.params.id,
      patientId,
      reason: 'label',
    });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="label.pdf"')
      .send(doc);
  });
  server.get<{ Params: { id: string } }>('/api/inventory/items/:id/label.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'inventory.view');
    if (ctx === null) return reply;
    const doc = isId(http.params.id) ? await shelfLabel(ctx, http.params.id) : null;
    if (doc === null) return reply.code(404).send(NONE);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="label.pdf"')
      .send(doc);
  });
}

async function bottleLabel(ctx: RequestContext, id: string) {
  const { app, actor } = ctx;
  const db = app.database.kysely;
  const [given] = await readDispensings(db, actor.clinicId, [id]);
  if (given === undefined || given.quantity < 0) return null;
  const [clinic, facts] = await Promise.all([readClinic(db, actor.clinicId), readFacts(ctx, id)]);
  const lots = given.lots.map(
    ({ lot_number, expires_on }) =>
      `Lot ${lot_number || 'none'}${expires_on === null ? '' : `, exp ${usDay(expires_on)}`}`,
  );
  const printedName = `${facts.patient}, ${given.product_name}`;
  const doc = await writeLabel(
    ctx,
    'Label',
    BOTTLE,
    [
      { text: clinic.clinic_name, isBold: true, size: 9 },
      { text: [facts.address, facts.phone && formatPhone(facts.phone)].filter(Boolean).join(' · ') },
      { text: `${facts.patient}   ${usDay(dayIn(actor.timeZone, given.created_time))}`, isBold: true, size: 9.5 },
      { text: [given.product_name, facts.strength].filter(Boolean).join(' '), isBold: true, size: 9.5 },
      { text: `Quantity ${amount(given.quantity, given.unit)}`, size: 8.5 },
      { text: given.directions, size: 8.5 },
      { text: lots.join('; ') },
      {
        text: [facts.ndc && `NDC ${facts.ndc.replace(/^(\d{5})(\d{4})(\d{2})$/, '$1-$2-$3')}`, facts.manufacturer]
          .filter(Boolean)
          .join(' · '),
      },
      { text: `No. ${given.id.slice(-12).toUpperCase()}   Prescriber: ${facts.prescriber ?? 'not recorded'}` },
    ],
    { continued: printedName },
  );
  return { doc, patientId: given.patient_id };
}

interface Facts {
  patient: string;
  /** Null if no prescriber is on record. */
  prescriber: string | null;
  address: string;
  phone: string;
  ndc: string;
  manufacturer: string;
  strength: string;
}

/** Returns the facts on a label that are not in the dispensing row. */
export async function readFacts({ app, actor }: RequestContext, id: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select n.first_name || ' ' || n.last_name as patient, case when u.user_id is not null
        then concat_ws(', ', u.first_name || ' ' || u.last_name, nullif(u.credential, '')) end as prescriber,
      concat_ws(', ', nullif(p.address_line1, ''), nullif(p.city, ''), nullif(p.state, ''), nullif(p.postal_code, '')) as address,
      coalesce(p.office_phone, '') as phone, coalesce(i.ndc, '') as ndc, coalesce(i.manufacturer, '') as manufacturer,
      coalesce(i.strength, '') as strength
    from inventory.dispensing d
    join inventory.stock_patient n on n.clinic_id = d.clinic_id and n.id = d.patient_id
    left join inventory.stock_member u on u.clinic_id = d.clinic_id and u.user_id = d.prescriber_id
    left join inventory.item i on i.clinic_id = d.clinic_id and i.id = d.item_id
    left join inventory.stock_practice p on p.clinic_id = d.clinic_id and p.id = ${actor.practiceId}
    where d.clinic_id = ${actor.clinicId} and d.id = ${id}`.execute(app.database.kysely);
  return rows[0]!;
}

async function shelfLabel(ctx: RequestContext, id: string) {
  const { app, actor, now } = ctx;
  const item = await itemOf(app.database.kysely, actor.clinicId, id, dayIn(actor.timeZone, now));
  if (item === null) return null;
  const code = item.barcode || item.sku || item.ndc;
  return writeLabel(
    ctx,
    'Shelf label',
    SHELF,
    [
      { text: item.item_name, isBold: true, size: 10 },
      {
        text: [item.strength, item.unit, item.packs.map(({ name, factor }) => `${name} of ${factor}`).join(', ')]
          .filter(Boolean)
          .join(' · '),
      },
      {
        text: [code, item.reorder_level === null ? '' : `Reorder at ${item.reorder_level}`].filter(Boolean).join('   '),
      },
    ],
    { barcode: code === '' ? null : code },
  );
}

const usDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
