import { queueDelivery } from '#deliveries/server';
import { readPatients } from '#patients/server';
import { translateTo } from '#values/language/texts.ts';
import { addDays, partStates } from '../../rules/index.ts';
import { addPayLink, payLinkUrl } from '../pay-page/pay-link.ts';
import type { Poster } from '../poster.ts';
import { spanish } from '../spanish.gen.ts';
import { paidOf, type PaymentPlanRow } from './payment-plans.sql.ts';

/** Days before the due date on which the patient is reminded. */
const DAYS_BEFORE = 3;

/**
 * Reminds a patient without a card of the next installment, three days before and again if it was missed. The message
 * contains nothing confidential; the link opens the pay page. Each reminder is sent once.
 */
export async function remindOfPart(
  poster: Poster,
  plan: PaymentPlanRow,
  clinicName: string,
  today: string,
): Promise<void> {
  const { app, clinicId } = poster;
  const states = partStates(plan.parts, paidOf(plan), today);
  const part = states.find(({ state }) => state !== 'paid');
  if (part === undefined || part.due_day > addDays(today, DAYS_BEFORE)) return;
  const kind = part.state === 'missed' ? 'missed' : 'due';
  const key = `payment-plan:${plan.id}:${part.number}:${kind}`;
  if (plan.reminded === key) return;
  const of = { clinicId, id: plan.id };
  const url = await payLinkUrl(app, of);
  await app.database.transaction(async (tx) => {
    const [patient] = await readPatients(tx, clinicId, [plan.patient_id], {
      columns: ['email', 'mobile', 'deceased_date', 'preferred_language'],
    });
    const to = patient?.email ?? patient?.mobile ?? null;
    if (patient === undefined || patient.deceased_date !== null || to === null) return;
    const t = translateTo(patient.preferred_language, spanish);
    const values = { clinic: clinicName, link: url };
    await addPayLink(tx, app, { ...of, patientId: plan.patient_id, today });
    await queueDelivery(tx, {
      clinicId,
      key,
      channel: patient.email === null ? 'sms' : 'email',
      to,
      text:
        kind === 'due'
          ? t('{clinic}: your next scheduled payment is due soon. Pay in your patient portal: {link}', values)
          : t(
              '{clinic}: we have not received a scheduled payment. Pay in your patient portal, or call us: {link}',
              values,
            ),
      subject: t('Your payment to {clinic}', values),
      about: { type: 'payment_plan', id: plan.id, patientId: plan.patient_id },
    });
    await tx
      .updateTable('billing.payment_plan')
      .set({ reminded: key })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', plan.id)
      .execute();
  });
}
