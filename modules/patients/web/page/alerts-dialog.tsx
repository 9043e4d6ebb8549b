import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { refreshQueries } from '#kit/api/use-api.ts';
import { hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { leaveForm } from '#kit/forms/unsaved/leave-form.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { AlertChips } from './alert-chips.tsx';
import classes from './alerts.module.css';
import type { PatientDetails } from '../patient-row.ts';
import {
  CreatePatientAlertDocument,
  DeletePatientAlertDocument,
  UpdatePatientAlertDocument,
} from '../registration.operations.gen.ts';

type Alert = PatientDetails['alerts'][number];

type AlertValues = {
  alert_text: string;
  severity: Alert['severity'];
  /** The alert being edited, as loaded; null for a new one. */
  changes: Pick<Alert, 'id' | 'version'> | null;
};

const NEW: AlertValues = { alert_text: '', severity: 'warning', changes: null };
const SEVERITIES = [
  { value: 'critical', label: 'Critical' },
  { value: 'warning', label: 'Warning' },
  { value: 'info', label: 'Information' },
];

const refresh = (): void => refreshQueries('registration', 'PatientById');

/**
 * The safety alerts of a patient: add, edit, delete. If another user changed an alert in between, the conflict and the
 * current alert are shown.
 */
export function AlertsDialog({ patient, onClose }: { patient: PatientDetails; onClose: () => void }) {
  const form = useApiForm<AlertValues, AlertValues>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (typed) => check(typed as AlertValues) } },
    initialValues: NEW,
    draftKey: `patient/${patient.id}/alert`,
    submit: async ({ alert_text: text, severity, changes }) => {
      try {
        if (changes === null) await request(CreatePatientAlertDocument, { patientId: patient.id, text, severity });
        else await request(UpdatePatientAlertDocument, { ...changes, text, severity });
      } catch (error) {
        // The input stays as a new alert; the list shows the other user's version.
        if (hasCode(error, 'STALE_VERSION')) form.setValues({ changes: null });
        throw error;
      } finally {
        refresh();
      }
      toast.success('Successfully Updated');
      form.draft.discard();
    },
  });
  const isNew = useWatched(form, 'changes') === null;
  const begin = async (alert: Alert): Promise<void> => {
    const { id, version, alert_text, severity } = alert;
    if (await leaveForm(form)) form.setValues({ alert_text, severity, changes: { id, version } });
  };
  const close = async (): Promise<void> => {
    if (await leaveForm(form)) onClose();
  };
  const remove = async ({ id, version, alert_text: text, severity }: Alert): Promise<void> => {
    const again = (): void => {
      request(CreatePatientAlertDocument, { patientId: patient.id, text, severity })
        .then(() => toast.success('Alert restored'), reportError)
        .finally(refresh);
    };
    try {
      await request(DeletePatientAlertDocument, { id, version });
      toast.success('Alert removed', { action: { label: 'Undo', run: again } });
    } catch (error) {
      reportError(error);
    }
    refresh();
  };
  return (
    <Modal
      opened
      onClose={() => void close()}
      title="Alerts"
      size="32rem"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {patient.alerts.length === 0 && (
        <Text size="sm" c="dimmed">
          No alerts. Alerts appear at the top of every page of this patient.
        </Text>
      )}
      <div>
        {patient.alerts.map((alert) => (
          <div key={alert.id} className={classes.row}>
            <div className={classes.text}>
              <AlertChips alerts={[alert]} />
            </div>
            <ActionIcon aria-label={`Change ${alert.alert_text}`} size="lg" onClick={() => void begin(alert)}>
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon aria-label={`Remove ${alert.alert_text}`} size="lg" onClick={() => void remove(alert)}>
              <IconTrash size={16} />
            </ActionIcon>
          </div>
        ))}
      </div>
      <div className={classes.form}>
        <Form form={form} label="Alert" gap="xs">
          <TextField
            form={form}
            name="alert_text"
            label={isNew ? 'New alert' : 'Change the alert'}
            placeholder="Fall risk"
            maxLength={200}
            autoComplete="off"
            data-autofocus
          />
          <SelectField form={form} name="severity" label="Severity" data={SEVERITIES} allowDeselect={false} />
          <Group justify="flex-end" gap="xs">
            {!isNew && (
              <Button variant="default" onClick={form.draft.discard}>
                Cancel
              </Button>
            )}
            <Button type="submit" loading={form.submitting}>
              {isNew ? 'Add alert' : 'Save'}
            </Button>
          </Group>
        </Form>
      </div>
    </Modal>
  );
}

function check(typed: AlertValues) {
  return typed.alert_text.trim() === ''
    ? { issues: [{ path: ['alert_text'], message: 'This field is required' }] }
    : { value: typed };
}
