import { imageLimits } from '#files/rules';
import { type CheckedImage, checkImage, rejectFullQuota, saveFile } from '#files/server';
import { checkInput } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { PortalContext, PortalOperation } from '#platform/module.ts';
import { publish } from '#platform/outbox.ts';
import { readPatients } from '#patients/server';
import { hasUnkeepableText, recordPortalChange, recordPortalView } from '#requests/server';
import { coverageRequestForm, coversDay } from '../../rules/index.ts';
import { coveragesOf } from '../coverage/coverages.sql.ts';
import { countSince, endRequest, lockRequest, requestsOf } from './requests.sql.ts';

const MOST_A_DAY = 5;
const DAY_MS = 86_400_000;
// The size of a reduced phone photo; base64 adds a third.
const LONGEST_PICTURE = 700_000;

/** Portal operations on a patient's insurance. */
export const portalInsurance: Readonly<Record<string, PortalOperation>> = {
  /** The patient's coverages with only the last characters of the member ID, and their requests. */
  'eligibility.list': async (portal) => {
    const { kysely } = portal.app.database;
    const [coverages, requests] = await Promise.all([
      coveragesOf(kysely, portal.clinicId, portal.patientId),
      requestsOf(kysely, portal.clinicId, portal.patientId),
    ]);
    await recordPortalView(portal, { action: 'read', objectType: 'coverage' });
    const today = dayIn(portal.timeZone, portal.now);
    return {
      coverages: coverages
        .filter((coverage) => coversDay(coverage, today))
        .map(({ id, payer_name, plan_name, member_id, priority, card_front_file_id }) => ({
          id,
          payer_name,
          plan_name,
          priority,
          member_id_end: member_id.slice(-4),
          has_card: card_front_file_id !== null,
        })),
      requests: requests.map(({ id, payer_name, status, reason, created_time }) => ({
        id,
        payer_name,
        status,
        reason,
        create_time: created_time.toISOString(),
      })),
    };
  },
  'eligibility.send': send,
  /** Withdraws a request that was not handled yet. */
  'eligibility.withdraw': (portal, input) => {
    const { id } = fieldsOf(input);
    if (typeof id !== 'string' || !isId(id)) return Promise.resolve(notFound('request'));
    return portal.app.database.transaction(async (tx): Promise<{ id: string } | DomainError> => {
      const row = await lockRequest(tx, portal.clinicId, id);
      if (row === null || row.patient_id !== portal.patientId) return notFound('request');
      if (row.status === 'Withdrawn') return { id };
      if (row.status !== 'New') return domainError('HANDLED', 'The clinic has already handled this.');
      const end = { status: 'Withdrawn' as const, reason: null, handled_by: null, handled_time: portal.now };
      await endRequest(tx, portal.clinicId, row, end);
      await recordPortalChange(tx, portal, {
        action: 'update',
        objectType: 'coverage_request',
        objectId: id,
        changes: { status: { before: 'New', after: 'Withdrawn' } },
      });
      const body = { id, patient_id: portal.patientId };
      await publish(tx, { clinicId: portal.clinicId, topic: 'eligibility.request-changed', body });
      return { id };
    });
  },
};

async function send(portal: PortalContext, input: unknown): Promise<{ id: string } | DomainError> {
  const { app, clinicId, patientId, now } = portal;
  const { card_front: front, card_back: back, client_key: key, ...typed } = fieldsOf(input);
  if (hasUnkeepableText(typed)) return invalid([{ path: 'fields', message: 'This text can’t be saved.' }]);
  if (typeof key !== 'string' || !isId(key)) return invalid([{ path: 'client_key', message: 'Send a key.' }]);
  const checked = checkInput(coverageRequestForm(dayIn(portal.timeZone, now)), typed, 'data');
  if (isDomainError(checked)) return checked;
  const { coverage_id: coverageId, payer_name, fields } = checked.value;
  if (coverageId !== null && !isId(coverageId)) return notFound('coverage');
  const pictures = [await readPicture(portal, front), await readPicture(portal, back)];
  for (const picture of pictures) if (isDomainError(picture)) return picture;
  const [frontPicture, backPicture] = pictures as (CheckedImage | null)[];
  return app.database.transaction(async (tx): Promise<{ id: string } | DomainError> => {
    const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id'], locked: true });
    if (patient === undefined) return domainError('SIGNED_OUT', 'This page is no longer available. Please call us.');
    // The page's key is the request id: repeating the call returns the same request.
    const same = await lockRequest(tx, clinicId, key);
    if (same !== null) return same.patient_id === patientId ? { id: key } : notFound('request');
    if (coverageId !== null) {
      const own = await coveragesOf(tx, clinicId, patientId);
      if (!own.some(({ id }) => id === coverageId)) return notFound('coverage');
    }
    if ((await countSince(tx, clinicId, patientId, new Date(now.getTime() - DAY_MS))) >= MOST_A_DAY)
      return domainError('TOO_MANY', 'You have sent this several times since yesterday. Please call us.', 'Not sent');
    const keep = async (name: string, picture: CheckedImage | null): Promise<string | null> => {
      if (picture === null) return null;
      const folder = 'insurance-cards';
      return (await saveFile(tx, { app, clinicId, folder, name, patientId, userId: null, ...picture })).id;
    };
    await tx
      .insertInto('eligibility.coverage_request')
      .values({
        clinic_id: clinicId,
        id: key,
        patient_id: patientId,
        coverage_id: coverageId,
        payer_name,
        fields: JSON.stringify(fields),
        card_front_file_id: await keep('front', frontPicture ?? null),
        card_back_file_id: await keep('back', backPicture ?? null),
        created_time: now,
      })
      .execute();
    await recordPortalChange(tx, portal, { action: 'create', objectType: 'coverage_request', objectId: key });
    const body = { id: key, patient_id: patientId };
    await publish(tx, { clinicId, topic: 'eligibility.request-changed', body });
    return { id: key };
  });
}

/** Re-encodes a base64 image; null if there is none. */
async function readPicture(portal: PortalContext, given: unknown): Promise<CheckedImage | null | DomainError> {
  if (given === undefined || given === null || given === '') return null;
  if (typeof given !== 'string' || given.length > LONGEST_PICTURE)
    return domainError('IMAGE_TOO_LARGE', 'This picture is too large.', 'Not sent');
  const bytes = Buffer.from(given, 'base64');
  const own = { app: portal.app, now: portal.now, actor: { clinicId: portal.clinicId, userId: null } };
  const full = await rejectFullQuota(portal.app.database.kysely, own, bytes.length);
  return full ?? checkImage(portal.app, bytes, imageLimits, { clinicId: portal.clinicId, userId: portal.patientId });
}

function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {};
}
