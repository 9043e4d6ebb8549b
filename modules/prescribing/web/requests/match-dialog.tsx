import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { PatientPicker, type PickedPatient } from '#patients/web';
import classes from '../prescribing.module.css';
import { MatchPharmacyRequestDocument, type RxRequestFragment } from '../prescription.operations.gen.ts';

/** Matches a pharmacy request to a patient of the clinic. */
export function MatchDialog({ row, onClose }: { row: RxRequestFragment; onClose: () => void }) {
  const [patient, setPatient] = useState<PickedPatient | null>(null);
  const match = useApiMutation(MatchPharmacyRequestDocument, { refreshes: ['prescription'], onDone: onClose });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Match request to patient"
      size="30rem"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.sections}>
        <span>
          The pharmacy says {row.patient_name}, born {formatDay(row.patient_birth)}, {row.patient_address}.
        </span>
        <PatientPicker label="Patient" value={patient} onPick={setPatient} offerNew={false} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={patient === null}
            loading={match.isPending}
            onClick={() => match.mutate({ id: row.id, version: row.version, patient: patient!.id })}
          >
            Match to this patient
          </Button>
        </div>
      </div>
    </Modal>
  );
}
