import { recordChange } from '#audit/server';
import { queueDelivery } from '#deliveries/server';
import { readPatients } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { newPortalToken } from '#requests/server';
import { translateTo } from '#values/language/texts.ts';
import { countLinks, insertLink } from './links.sql.ts';
import { deceased, notFound } from '../questionnaire-errors.ts';
import { spanish } from '../spanish.gen.ts';
import { surveysChanged } from './survey-changed.ts';
import { readAllSurveys, updateSurveys } from './surveys.sql.ts';

/** Validity of a link in days. */
export const LINK_DAYS = 7;
const DAY_MS = 86_400_000;
const MOST_A_DAY = 10;

/** The destination of a link. */
export interface SentLink {
  linkId: string;
  channel: 'email' | 'sms';
  sentTo: string;
  expires: Date;
}

/** Sends a patient the link to all surveys that are not submitted, on behalf of a member. */
export function sendSurveys(ctx: RequestContext, patientId: string): Promise<SentLink | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    const sent = await sendLinkIn(tx, app, now, { clinicId: actor.clinicId, patientId, sentBy: actor.userId });
    if (isDomainError(sent)) return sent;
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'survey_link',
      objectId: sent.linkId,
      patientId,
      changes: { channel: { before: null, after: sent.channel } },
    });
    return sent;
  });
}

/**
 * Same, in the caller's transaction; `sentBy` is null for automatic links. The text does not reveal the questionnaires.
 */
export async function sendLinkIn(
  tx: Tx,
  app: App,
  now: Date,
  { clinicId, patientId, sentBy }: { clinicId: string; patientId: string; sentBy: string | null },
): Promise<SentLink | DomainError> {
  const [patient] = await readPatients(tx, clinicId, [patientId], {
    columns: ['id', 'first_name', 'email', 'mobile', 'date_of_birth', 'deceased_date', 'preferred_language'],
    locked: true,
  });
  if (patient === undefined) return notFound('patient');
  if (patient.deceased_date !== null) return deceased();
  const sentTo = patient.email ?? patient.mobile;
  if (sentTo === null)
    return domainError('NO_CONTACT', 'No email address or mobile number is on file for this patient.', 'Not sent');
  if (patient.date_of_birth === null)
    return domainError(
      'NO_BIRTH_DATE',
      'Patients sign in with their date of birth, and none is on file for this patient.',
      'Not sent',
    );
  const surveys = await readAllSurveys(tx, clinicId, { patientIds: [patientId] });
  const open = surveys.filter(({ submitted_time: done }) => done === null);
  if (open.length === 0)
    return domainError('NOTHING_OPEN', 'This patient has no questionnaires to answer.', 'Not sent');
  if ((await countLinks(tx, clinicId, patientId, new Date(now.getTime() - DAY_MS))) >= MOST_A_DAY)
    return domainError(
      'TOO_MANY_LINKS',
      'This patient was sent ten links in the last day. Try again later.',
      'Not sent',
    );
  const channel = patient.email === null ? 'sms' : 'email';
  const { token, hash } = newPortalToken();
  const linkId = newId();
  const expires = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  const newLink = {
    clinic_id: clinicId,
    id: linkId,
    patient_id: patientId,
    token_hash: hash,
    channel,
    sent_by: sentBy,
  } as const;
  await insertLink(tx, { ...newLink, created_time: now, expires_time: expires });
  const { clinic_name: clinic } = await readClinic(tx, clinicId);
  // After the #: browsers don't send the fragment to servers.
  const link = `${app.config.publicUrl}/questionnaires#${token}`;
  const t = translateTo(patient.preferred_language, spanish);
  const text =
    channel === 'sms'
      ? t(
          '{clinic} has some questions for you. Please answer them with your date of birth, within {days} days: {link}',
          { clinic, link, days: LINK_DAYS },
        )
      : [
          t('Hello {name},', { name: patient.first_name }),
          t('{clinic} has some questions for you. Please answer them here:', { clinic }),
          link,
          t(
            'You will be asked for your date of birth. You can stop at any time and continue later with the same link for {days} days. Do not share this link.',
            { days: LINK_DAYS },
          ),
        ].join('\n\n');
  await queueDelivery(tx, {
    clinicId,
    key: `survey-link:${linkId}`,
    channel,
    to: sentTo,
    subject: t('Questions from {clinic}', { clinic }),
    text,
    about: { type: 'survey_link', id: linkId, patientId },
  });
  const [sent, fresh] = [
    open.filter((each) => each.sent_time !== null),
    open.filter((each) => each.sent_time === null),
  ];
  const idsOf = (list: typeof open): string[] => list.map(({ id }) => id);
  await updateSurveys(tx, clinicId, idsOf(fresh), { sent_time: now }, now);
  await updateSurveys(tx, clinicId, idsOf(sent), { reminded_time: now }, now);
  await surveysChanged(tx, clinicId, open);
  return { linkId, channel, sentTo, expires };
}
