import { queueDelivery, readDeliveries } from '#deliveries/server';
import { formatPhone } from '#patients/rules';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { personName } from '#practice/rules';
import { readClinic, readContact } from '#practice/server';
import { timeForPatients } from '#scheduling/rules';
import { appointmentUrl, readEvents } from '#scheduling/server';
import { readLanguage } from '#values/language/language.ts';
import { translateTo, type Translate } from '#values/language/texts.ts';
import type { ListedRequest } from './requests.sql.ts';
import { spanish } from './spanish.gen.ts';

/** The delivery topic of the answer to a request. */
const ANSWER = 'booking_request';

/**
 * Sends the outcome of a request to the email address that the person entered. Nothing is sent if the event type has its
 * own confirmation.
 */
export async function sendAnswer(tx: Tx, app: App, clinicId: string, request: ListedRequest): Promise<void> {
  if (request.event_id !== null && (await isConfirmedByType(tx, clinicId, request.event_id))) return;
  const [clinic, { clinic_name: name, phone }] = await Promise.all([
    readClinic(tx, clinicId),
    readContact(tx, clinicId),
  ]);
  const language = readLanguage(request.language) ?? 'en';
  const t = translateTo(language, spanish);
  const [event] = request.event_id === null ? [] : await readEvents(tx, clinicId, [request.event_id]);
  const time = timeForPatients(event?.start_time ?? request.start_time, clinic.time_zone, language);
  const lines = [
    t('Hello {name},', { name: request.first_name }),
    outcome(t, request, time),
    ...(request.event_id === null || request.patient_id === null
      ? []
      : [
          t('See, confirm or cancel your appointment: {link}', {
            link: await appointmentUrl(app, {
              clinicId,
              eventId: request.event_id,
              patientId: request.patient_id,
            }),
          }),
        ]),
    phone === null ? name : t('{clinic}, {phone}', { clinic: name, phone: formatPhone(phone) }),
  ];
  await queueDelivery(tx, {
    clinicId,
    key: `booking:${request.id}:${request.state}:email`,
    channel: 'email',
    to: request.email,
    subject: t('Your appointment request to {clinic}', { clinic: name }),
    text: lines.join('\n\n'),
    about: { type: ANSWER, id: request.id, patientId: request.patient_id },
  });
}

function outcome(t: Translate, request: ListedRequest, time: string): string {
  const doctor = personName({
    first_name: request.doctor_first_name,
    last_name: request.doctor_last_name,
    title: request.doctor_title,
    credential: request.doctor_credential,
  });
  switch (request.state) {
    case 'accepted':
      return t('Your appointment is confirmed: {time} with {doctor}.', { time, doctor });
    case 'declined':
      return t('We can’t offer you the time that you requested, {time}. {reason}', {
        time,
        reason: request.decline_reason ?? '',
      });
    default:
      return t(
        'We could not answer your request for {time} in time, so this time is no longer held for you. Please call us or request another time.',
        { time },
      );
  }
}

async function isConfirmedByType(tx: Tx, clinicId: string, eventId: string): Promise<boolean> {
  const deliveries = await readDeliveries(tx, clinicId, { type: 'event', id: eventId });
  return deliveries.some(({ key, state }) => key.includes(':confirmation.') && state !== 'cancelled');
}
