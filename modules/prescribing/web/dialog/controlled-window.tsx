import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { can } from '#kit/session/viewer.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { UrgentNotices } from '#patients/web';
import { CONTROLLED_NOT_ALLOWED, listedElsewhere, waysElsewhere } from '../../rules/index.ts';
import classes from '../prescribing.module.css';
import { RecordControlledMedicationDocument } from '../registration.operations.gen.ts';
import type { DialogData } from './dialog-fields.ts';
import { EarlyAlerts } from './early-alerts.tsx';
import { PatientLine } from './people-sections.tsx';

interface ControlledWindowProps {
  frame: { title: string; width: number; height: number };
  start: DialogData;
  onClose: () => void;
}

/**
 * Instead of the form of a controlled substance, which can't be prescribed here: how to prescribe it, and a record of
 * it on the medication list, so that later prescriptions are checked against it.
 */
export function ControlledWindow({ frame, start, onClose }: ControlledWindowProps) {
  const { fields, schedule, patient, prescriber } = start;
  const [sig, setSig] = useState(fields.sig);
  const [way, setWay] = useState<string>(waysElsewhere[0].value);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mayRecord = can('patients.clinical') && fields.medication_record_id === null;
  const record = async (): Promise<void> => {
    if (sig.trim() === '') return setProblem('Sig cannot be empty!');
    setBusy(true);
    try {
      const { patient_id, drug_description: drug_name, written_date: day } = fields;
      const frequency = listedElsewhere(sig, way);
      await request(RecordControlledMedicationDocument, {
        input: { patient_id, drug_name, frequency, from: day, record_type: 'Drug', eRx_issue_date: day },
      });
      toast.success(`Added to the medication list: ${drug_name}`);
      refreshQueries('registration', 'PatientById');
      refreshQueries('prescription');
      onClose();
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FloatingWindow
      title={frame.title}
      width={frame.width}
      height={frame.height}
      onClose={onClose}
      isDirty={() => sig !== fields.sig}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {mayRecord && (
            <Button loading={busy} onClick={() => void record()}>
              Add to the medication list
            </Button>
          )}
        </>
      }
    >
      <div className={classes.sections}>
        <UrgentNotices patientId={patient.id} />
        <PatientLine patient={patient} prescriber={prescriber} />
        <Notice tone="danger">
          {CONTROLLED_NOT_ALLOWED} {fields.drug_description} is a schedule {schedule} substance.
        </Notice>
        <EarlyAlerts fields={{ ...fields, sig }} savedId={null} />
        <p className={classes.quiet}>
          Prescribe it in your own system for controlled substances (EPCS), or on paper where your state allows it.
          Check your state’s prescription monitoring program first.
        </p>
        {mayRecord && (
          <div className={classes.grid}>
            <Select
              label="Prescribed"
              allowDeselect={false}
              value={way}
              data={[...waysElsewhere]}
              onChange={(value) => setWay(value ?? way)}
            />
            <Textarea
              className={classes.wide}
              label="Sig"
              withAsterisk
              autosize
              minRows={2}
              maxLength={400}
              value={sig}
              error={problem}
              onChange={(event) => {
                setProblem(null);
                setSig(event.currentTarget.value);
              }}
            />
          </div>
        )}
      </div>
    </FloatingWindow>
  );
}
