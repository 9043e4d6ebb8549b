import { changedFields, recordChange } from '#audit/server';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { cleanLine } from '#values/clean-text.ts';
import { insertAlert, lockAlert, writeAlert } from './alerts.sql.ts';
import { lockPatient, type Alert } from '../patients.sql.ts';

const LONGEST = 200;

type AlertInput = Pick<Alert, 'alert_text' | 'severity'>;

/** Puts a safety note into the head of a patient's page. NOT_FOUND where there is no such patient. */
export async function createAlert(
  ctx: RequestContext,
  patientId: string,
  input: AlertInput,
): Promise<Alert | DomainError> {
  const checked = checkedAlert(input);
  if ('code' in checked) return checked;
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    if ((await lockPatient(tx, actor.clinicId, patientId)) === null) return notFound('patient');
    const alert: Alert = { ...checked, id: newId(), patient_id: patientId, version: 1, created_time: now };
    await insertAlert(tx, actor.clinicId, alert, now);
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

/** Changes a safety note, or takes it away where `input` is null. NOT_FOUND, or STALE_VERSION where somebody saved since `version`. */
export async function updateAlert(
  ctx: RequestContext,
  id: string,
  version: number,
  input: AlertInput | null,
): Promise<Alert | DomainError> {
  const checked = input === null ? null : checkedAlert(input);
  if (checked !== null && 'code' in checked) return checked;
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const before = await lockAlert(tx, actor.clinicId, id);
    if (before === null) return notFound('alert');
    if (before.version !== version) {
      return versionConflict('alert');
    }
    const after: Alert = { ...before, ...checked, version: version + 1 };
    await writeAlert(tx, actor.clinicId, after, now, checked === null);
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
