import { deliveryProblem, type DeliveryStatus } from '#deliveries/rules';
import { type PatientDelivery as Row, readPatientDeliveries, statusReader } from '#deliveries/server';
import { readPatients } from '#patients/server';
import { notFound, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { PatientDelivery } from '../api/sms_email.gen.ts';
import { type NoticeRow, readNotices } from './notices.sql.ts';
import { ABOUT } from './send-notice.ts';

const PAGE = 30;

// Labels of the modules' message types; unknown types are shown as they are.
const WORDS: Readonly<Record<string, string>> = {
  event: 'Appointment',
  patient_request: 'Response to a request',
  portal_link: 'Patient portal link',
  survey_link: 'Questionnaire link',
  online_meeting: 'Online meeting',
  waiting_offer: 'Offer of an open time',
  waiting_gone: 'Open time taken',
  booking_request: 'Answer to an online booking request',
  message: 'New secure message',
  conversation: 'New secure message',
  [ABOUT]: 'Written by staff',
};

/** Returns everything sent to a patient; NOT_FOUND for an unknown patient. */
export async function listSent(
  { app, actor }: RequestContext,
  patientId: string,
  page: number,
): Promise<{ count: number; deliveries: PatientDelivery[] } | DomainError> {
  const { clinicId } = actor;
  const db = app.database.kysely;
  const [patient] = await readPatients(db, clinicId, [patientId], { columns: ['id'] });
  if (patient === undefined) return notFound('patient');
  const { count, rows } = await readPatientDeliveries(db, clinicId, patientId, { skip: (page - 1) * PAGE, take: PAGE });
  const ids = rows.filter(({ aboutType }) => aboutType === ABOUT).map(({ aboutId }) => aboutId);
  const notices = new Map((await readNotices(db, clinicId, ids)).map((notice) => [notice.id, notice]));
  const statusOf = await statusReader(app, clinicId);
  return { count, deliveries: rows.map((row) => describeDelivery(row, statusOf(row), notices.get(row.aboutId))) };
}

function describeDelivery(row: Row, status: DeliveryStatus, notice: NoticeRow | undefined): PatientDelivery {
  const { id, channel, to, error, createdTime, sentTime, aboutType } = row;
  return {
    id,
    channel,
    to,
    state: status,
    created_time: createdTime,
    sent_time: sentTime,
    about: WORDS[aboutType] ?? 'Other',
    problem: deliveryProblem(status, channel, error),
    subject: notice?.subject ?? null,
    body: notice?.body ?? null,
    created_by_name: notice?.created_by_name ?? null,
  };
}
