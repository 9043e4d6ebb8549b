import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, SegmentedControl } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { reportError } from '#kit/feedback/report-error.ts';
import { splitPath } from '#kit/navigation/query.ts';
import type { DrawerContentProps } from '#kit/windows/open-drawer.ts';
import { PatientPicker, type PickedPatient } from '#patients/web';
import { openChartNote } from './open-chart-note.ts';
import classes from './side.module.css';

const TYPES = [
  { value: 'visit', label: 'Office visit' },
  { value: 'call', label: 'Phone call' },
];

/** Chooses the patient of a new note, who may be new, and opens it. */
export function NewNoteDrawer({ onClose }: DrawerContentProps) {
  const navigate = useNavigate();
  const [patient, setPatient] = useState<PickedPatient | null>(null);
  const [type, setType] = useState('visit');
  const [isMissing, setMissing] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const open = async (patientId: string): Promise<void> => {
    const path = await openChartNote({ patientId, nonMedical: type === 'call' });
    if (path === null) return;
    onClose();
    await navigate(splitPath(path));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setMissing(patient === null);
    if (patient === null || isOpening) return;
    setOpening(true);
    open(patient.id)
      .catch(reportError)
      .finally(() => setOpening(false));
  };
  return (
    <form aria-label="New note" className={classes.form} onSubmit={submit} noValidate>
      <PatientPicker
        label="Patient"
        withAsterisk
        data-autofocus
        value={patient}
        error={isMissing ? 'Choose a patient.' : undefined}
        onPick={(picked) => {
          setPatient(picked);
          setMissing(false);
        }}
      />
      <SegmentedControl aria-label="Type of note" data={TYPES} value={type} onChange={setType} />
      <div className={classes.buttons}>
        <Button type="submit" loading={isOpening}>
          Open note
        </Button>
      </div>
    </form>
  );
}
