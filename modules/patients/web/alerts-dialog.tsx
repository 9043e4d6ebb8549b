import '@mantine/core/styles/Combobox.layer.css';
import { ActionIcon, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import { refreshReads } from '#kit/api/use-api.ts';
import { hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { AlertChips } from './alert-chips.tsx';
import classes from './alerts.module.css';
import type { PatientDetails } from './patient-row.ts';
import {
  CreatePatientAlertDocument,
  DeletePatientAlertDocument,
  UpdatePatientAlertDocument,
} from './registration.operations.gen.ts';

type Alert = PatientDetails['alerts'][number];

const SEVERITIES = [
  { value: 'critical', label: 'Critical' },
  { value: 'warning', label: 'Warning' },
  { value: 'info', label: 'Information' },
];

/** The safety notes of a patient: add, change, take away. A note that somebody else changed meanwhile is told, and shown as it is now. */
export function AlertsDialog({ patient, onClose }: { patient: PatientDetails; onClose: () => void }) {
  const [editing, setEditing] = useState<Alert | null>(null);
  const [text, setText] = useState('');
  const [severity, setSeverity] = useState<Alert['severity']>('warning');
  const [busy, setBusy] = useState(false);

  const begin = (alert: Alert | null): void => {
    setEditing(alert);
    setText(alert?.alert_text ?? '');
    setSeverity(alert?.severity ?? 'warning');
  };
  const act = async (deed: () => Promise<unknown>, said: string, undo?: () => void): Promise<boolean> => {
    setBusy(true);
    try {
      await deed();
      toast.success(said, undo === undefined ? {} : { action: { label: 'Undo', run: undo } });
      return true;
    } catch (error) {
      reportError(error);
      // What is typed stays; the list below shows what the other one saved.
      if (hasCode(error, 'STALE_VERSION')) setEditing(null);
      return false;
    } finally {
      setBusy(false);
      refreshReads('registration', 'PatientById');
    }
  };
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    const deed = (): Promise<unknown> =>
      editing === null
        ? request(CreatePatientAlertDocument, { patientId: patient.id, text, severity })
        : request(UpdatePatientAlertDocument, { id: editing.id, version: editing.version, text, severity });
    void act(deed, 'Successfully Updated').then((done) => done && begin(null));
  };
  const remove = (alert: Alert): void => {
    const { alert_text: words, severity: graveness } = alert;
    const again = (): Promise<unknown> =>
      request(CreatePatientAlertDocument, { patientId: patient.id, text: words, severity: graveness });
    void act(
      () => request(DeletePatientAlertDocument, { id: alert.id, version: alert.version }),
      'Alert removed',
      () => void act(again, 'Alert is back'),
    );
  };
  return (
    <Modal opened onClose={onClose} title="Alerts" size="32rem" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="sm">
        {patient.alerts.length === 0 && (
          <Text size="sm" c="dimmed">
            No alerts. What is written here stands in the head of every page about this patient.
          </Text>
        )}
        <div>
          {patient.alerts.map((alert) => (
            <div key={alert.id} className={classes.row}>
              <div className={classes.text}>
                <AlertChips alerts={[alert]} />
              </div>
              <ActionIcon aria-label={`Change ${alert.alert_text}`} size="lg" onClick={() => begin(alert)}>
                <IconPencil size={16} />
              </ActionIcon>
              <ActionIcon aria-label={`Remove ${alert.alert_text}`} size="lg" onClick={() => remove(alert)}>
                <IconTrash size={16} />
              </ActionIcon>
            </div>
          ))}
        </div>
        <form onSubmit={save}>
          <Stack gap="xs">
            <TextInput
              label={editing === null ? 'New alert' : 'Change the alert'}
              placeholder="Fall risk"
              maxLength={200}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              data-autofocus
            />
            <Select
              label="Severity"
              data={SEVERITIES}
              value={severity}
              allowDeselect={false}
              onChange={(value) => setSeverity((value ?? 'warning') as Alert['severity'])}
            />
            <Group justify="flex-end" gap="xs">
              {editing !== null && (
                <Button variant="default" onClick={() => begin(null)}>
                  Cancel
                </Button>
              )}
              <Button type="submit" loading={busy} disabled={text.trim() === ''}>
                {editing === null ? 'Add alert' : 'Save'}
              </Button>
            </Group>
          </Stack>
        </form>
      </Stack>
    </Modal>
  );
}
