import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import {
  domainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
  type DomainError,
} from '#platform/domain-error.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type Coverage, readCoverages } from '../coverage/coverages.sql.ts';
import { createCoverageIn, updateCoverageIn } from '../coverage/save-coverage.ts';
import { endRequest, lockRequest, type RequestRow } from './requests.sql.ts';

/** Approves a patient's request as reviewed, with the card images. */
export function approveCoverageRequest(
  ctx: RequestContext,
  id: string,
  version: number,
  input: object,
): Promise<Coverage | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<Coverage | DomainError> => {
    const row = await lockOpen(tx, clinicId, id, version);
    if (isDomainError(row)) return row;
    const standing = row.coverage_id === null ? undefined : (await readCoverages(tx, clinicId, [row.coverage_id]))[0];
    const coverage =
      standing === undefined
        ? await createCoverageIn(tx, ctx, `request ${id}`, row.patient_id, input)
        : await updateCoverageIn(tx, ctx, standing.id, standing.version, input);
    if (isDomainError(coverage)) return coverage;
    const cards = {
      ...(row.card_front_file_id === null ? {} : { card_front_file_id: row.card_front_file_id }),
      ...(row.card_back_file_id === null ? {} : { card_back_file_id: row.card_back_file_id }),
    };
    if (Object.keys(cards).length > 0)
      await tx
        .updateTable('eligibility.coverage')
        .set(cards)
        .where('clinic_id', '=', clinicId)
        .where('id', '=', coverage.id)
        .execute();
    await end(tx, ctx, row, 'Approved', null, now);
    return { ...coverage, ...cards };
  });
}

/** Declines a patient's request; the patient sees the reason. */
export function declineCoverageRequest(
  ctx: RequestContext,
  id: string,
  version: number,
  reason: string,
): Promise<true | DomainError> {
  const why = reason.trim();
  if (why === '' || why.length > 500)
    return Promise.resolve(invalid([{ path: 'reason', message: 'Enter a reason of 1 to 500 characters.' }]));
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx): Promise<true | DomainError> => {
    const row = await lockOpen(tx, actor.clinicId, id, version);
    if (isDomainError(row)) return row;
    await end(tx, ctx, row, 'Declined', why, now);
    return true;
  });
}

async function lockOpen(tx: Tx, clinicId: string, id: string, version: number): Promise<RequestRow | DomainError> {
  const row = await lockRequest(tx, clinicId, id);
  if (row === null) return notFound('request');
  const locked = lockForSave(row, version, 'request');
  if (isDomainError(locked)) return locked;
  return locked.status === 'New' ? locked : domainError('HANDLED', 'This request has already been handled.');
}

async function end(
  tx: Tx,
  ctx: RequestContext,
  row: RequestRow,
  status: 'Approved' | 'Declined',
  reason: string | null,
  now: Date,
): Promise<void> {
  const { clinicId, userId } = ctx.actor;
  await endRequest(tx, clinicId, row, { status, reason, handled_by: userId, handled_time: now });
  await recordChange(tx, ctx, {
    action: 'update',
    objectType: 'coverage_request',
    objectId: row.id,
    patientId: row.patient_id,
    changes: { status: { before: 'New', after: status } },
    reason,
  });
  const body = { id: row.id, patient_id: row.patient_id };
  await publish(tx, { clinicId, topic: 'eligibility.request-changed', body });
}
