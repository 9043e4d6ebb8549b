import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { isId } from '#platform/id.ts';
import { domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import { lockRequest, updateRequest } from '../requests.sql.ts';
import { recordPortalChange, type PortalRequest } from '../link/portal-request.ts';
import { recordCancelRequest } from './submit-request.ts';

/** Withdraws a patient's request while it is new. NOT_FOUND, or ALREADY_HANDLED. */
export async function withdrawRequest(portal: PortalRequest, id: unknown): Promise<{ id: string } | DomainError> {
  if (typeof id !== 'string' || !isId(id)) return notThere();
  return portal.app.database.transaction((tx) => withdrawIn(tx, portal, id));
}

/** Same, in the caller's transaction. */
export async function withdrawIn(tx: Tx, portal: PortalRequest, id: string): Promise<{ id: string } | DomainError> {
  const { clinicId, patientId, now } = portal;
  const request = await lockRequest(tx, clinicId, id);
  if (request === null || request.patient_id !== patientId) return notThere();
  if (request.status !== 'New')
    return domainError('ALREADY_HANDLED', 'We’re already working on this request. Please call us.', 'Not possible');
  const { reason, note, follow_up_date, event_id } = request;
  const handling = { reason, note, follow_up_date, event_id, applied: null, handled_by: null, handled_time: null };
  await updateRequest(tx, clinicId, request, { ...handling, status: 'Withdrawn' }, now);
  if (request.type === 'CancelAppointment')
    await recordCancelRequest(tx, portal, String(request.data['event_id']), false);
  await recordPortalChange(tx, portal, {
    action: 'update',
    objectType: 'patient_request',
    objectId: id,
    changes: { status: { before: 'New', after: 'Withdrawn' } },
  });
  await publish(tx, { clinicId, topic: 'requests.request-changed', body: { id, patient_id: patientId } });
  return { id };
}

const notThere = (): DomainError => notFound('request');
