import { changedFields, recordChange } from '#audit/server';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, type DomainError, isDomainError, lockForSave, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { cleanLine } from '#values/clean-text.ts';
import { type Alert, alerts, lockPatient } from '../patients.sql.ts';

const LONGEST = 200;

type AlertInput = Pick<Alert, 'alert_text' | 'severity'>;

/** Adds a safety alert to a patient. NOT_FOUND if there is no such patient. */
export async function createAlert(
  ctx: RequestContext,
  patientId: string,
  input: AlertInput,
): Promise<Alert | DomainError> {
  const checked = checkedAlert(input);
  if (isDomainError(checked)) return checked;
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    if ((await lockPatient(tx, actor.clinicId, patientId)) === null) return notFound('patient');
    const own = { id: newId(), patient_id: patientId, created_time: now, updated_time: now };
    const alert = await alerts.insert(tx, actor, { ...checked, ...own });
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'patient_alert',
      objectId: alert.id,
      patientId,
      changes: changedFields({ alert_text: null, severity: null }, checked),
    });
    await publish(tx, { clinicId: actor.clinicId, topic: 'patients.patient-changed', body: { id: patientId } });
    return alert;
  });
}

/**
 * Changes a safety alert, or deletes it if `input` is null. NOT_FOUND, or STALE_VERSION if it was changed since
 * `version`.
 */
export async function updateAlert(
  ctx: RequestContext,
  id: string,
  version: number,
  input: AlertInput | null,
): Promise<Alert | DomainError> {
  const checked = input === null ? null : checkedAlert(input);
  if (checked !== null && isDomainError(checked)) return checked;
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const found = await alerts
      .select(tx, actor)
      .where('id', '=', id)
      .where('deleted_time', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const before = lockForSave(found, version, 'alert');
    if (isDomainError(before)) return before;
    const deleted_time = checked === null ? now : null;
    const fields = { ...checked, version: version + 1, updated_time: now, deleted_time };
    const after = (await alerts.update(tx, actor, id, fields))!;
    await recordChange(tx, ctx, {
      action: checked === null ? 'delete' : 'update',
      objectType: 'patient_alert',
      objectId: id,
      patientId: before.patient_id,
      changes:
        checked === null
          ? changedFields({ ...before }, { alert_text: null, severity: null })
          : changedFields({ ...before }, checked),
    });
    await publish(tx, {
      clinicId: actor.clinicId,
      topic: 'patients.patient-changed',
      body: { id: before.patient_id },
    });
    return after;
  });
}

function checkedAlert({ alert_text, severity }: AlertInput): AlertInput | DomainError {
  const clean = cleanLine(alert_text.replaceAll(/[\t\r\n]+/g, ' '), 'The alert', LONGEST);
  if ('problem' in clean) return invalid([{ path: 'alert_text', message: clean.problem }]);
  const { text } = clean;
  if (text === '') return invalid([{ path: 'alert_text', message: 'This field is required' }]);
  return { alert_text: text, severity };
}
