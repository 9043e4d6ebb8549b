import { type PatientDelivery as Row, readPatientDeliveries } from '#deliveries/server';
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
  message: 'New secure message',
  conversation: 'New secure message',
  [ABOUT]: 'Written by staff',
};

// Labels of the stable error codes.
const PROBLEMS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^sms-(?:stopped|21610)$/, 'This number opted out of text messages.'],
  [/^(?:sms-212\d\d|no-number)$/, 'This number can’t receive text messages.'],
  [/^smtp-55\d$/, 'The address was rejected. It may no longer exist.'],
  [/^sms-300\d\d$/, 'The phone could not be reached.'],
  [/^not-readable$/, 'The message text could no longer be read.'],
];

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
  return { count, deliveries: rows.map((row) => describeDelivery(row, notices.get(row.aboutId))) };
}

function describeDelivery(row: Row, notice: NoticeRow | undefined): PatientDelivery {
  const { id, channel, to, state, error, createdTime, sentTime, aboutType } = row;
  return {
    id,
    channel,
    to,
    state,
    created_time: createdTime,
    sent_time: sentTime,
    about: WORDS[aboutType] ?? 'Other',
    problem: state === 'failed' || state === 'review' ? problemOf(error) : null,
    subject: notice?.subject ?? null,
    body: notice?.body ?? null,
    created_by_name: notice?.created_by_name ?? null,
  };
}

const problemOf = (code: string | null): string =>
  PROBLEMS.find(([pattern]) => code !== null && pattern.test(code))?.[1] ?? 'The message could not be sent.';
