import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { readClinic } from '#practice/server';
import { addDays, allocate, LEAST_CARD } from '../../rules/index.ts';
import { readBalance, readOpenCharges } from '../ledger/ledger.sql.ts';
import { ownPoster, type Poster } from '../poster.ts';
import { beginCardPayment } from './begin-card-payment.ts';

/** Days until a declined card is charged again; after the last one the invoice stays open. */
const RETRIES = [1, 3, 5];

/**
 * The hourly job that charges due invoices to the card on file of patients who agreed; not of those with a payment plan.
 * Never more than the patient owes.
 */
export async function chargeInvoices(app: App): Promise<void> {
  const { rows } = await columnsOf({ d: 'billing.account_details' }, [
    'd.clinic_id',
    'd.patient_id',
    'd.autopay_card_id',
    'd.autopay_consent_day',
  ])
    .filled('autopay_card_id', 'autopay_consent_day')
    .select(
      sql`from billing.account_details d
      join billing.saved_card k on k.clinic_id = d.clinic_id and k.id = d.autopay_card_id and k.deleted_time is null
      where not exists (select from billing.payment_plan p where p.clinic_id = d.clinic_id
        and p.patient_id = d.patient_id and p.status = 'active')
      order by d.clinic_id, d.patient_id`,
    )
    .execute(app.database.kysely);
  for (const { clinic_id: clinicId, patient_id, autopay_card_id, autopay_consent_day: consent } of rows) {
    const { time_zone: zone } = await readClinic(app.database.kysely, clinicId);
    const poster = ownPoster(app, clinicId, zone, 'Card on file');
    if (consent > dayIn(zone, poster.now)) continue;
    await chargeDue(poster, patient_id, autopay_card_id).catch((error: unknown) =>
      app.log.error({ err: error }, 'billing: due invoices were not charged'),
    );
  }
}

async function chargeDue(poster: Poster, patientId: string, cardId: string): Promise<void> {
  const { app, clinicId, timeZone, now } = poster;
  const db = app.database.kysely;
  const today = dayIn(timeZone, now);
  const invoices = await db
    .selectFrom('billing.invoice')
    .select(['id', 'number', 'charge_ids'])
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('voided_time', 'is', null)
    .where('due_day', '<=', today)
    .orderBy('number')
    .execute();
  for (const { id, number, charge_ids } of invoices) {
    const open = (await readOpenCharges(db, clinicId, patientId)).filter((charge) => charge_ids.includes(charge.id));
    const owed = open.reduce((sum, charge) => sum + charge.open, 0);
    // Credit that is not applied yet counts as paid.
    const amount = Math.min(owed, await readBalance(db, clinicId, patientId));
    if (amount < LEAST_CARD) continue;
    const key = `invoice/${id}/${cardId}`;
    const tried = await db
      .selectFrom('billing.payment')
      .select(['status', 'created_time'])
      .where('clinic_id', '=', clinicId)
      .where('client_key', 'like', `${key}/%`)
      .orderBy('created_time', 'desc')
      .execute();
    const failed = tried.filter(({ status }) => status === 'failed' || status === 'canceled');
    const [last] = failed;
    const wait = RETRIES[failed.length - 1];
    if (last !== undefined && (wait === undefined || addDays(dayIn(timeZone, last.created_time), wait) > today))
      continue;
    const practice = await db
      .selectFrom('billing.charge')
      .select('practice_id')
      .where('clinic_id', '=', clinicId)
      .where('id', '=', open[0]!.id)
      .executeTakeFirstOrThrow();
    // A declined or lost attempt is on record; the next run continues from there.
    await beginCardPayment(poster, {
      key: `${key}/${failed.length}`,
      patientId,
      practiceId: practice.practice_id,
      amount,
      method: 'card',
      manualCapture: false,
      cardId,
      isOffSession: true,
      saveCard: false,
      applies: allocate(amount, open),
      note: `Invoice ${number}`,
    });
  }
}
