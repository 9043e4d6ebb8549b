import { Button } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { medicationInput, recordLimits as limits, recordTypes } from '../../rules/index.ts';
import { DrugNameField } from './drug-name-field.tsx';
import frame from '../form/form-fields.module.css';
import {
  AddMedicationRecordDocument,
  DeleteMedicationRecordDocument,
  UpdateMedicationRecordDocument,
} from '../registration.operations.gen.ts';
import { readPatient } from './read-patient.ts';
import { medicationFacts, type MedicationRow } from './record-rows.ts';

interface MedicationDialogProps {
  patientId: string;
  /** Null for a new one. */
  medication: MedicationRow | null;
  onClose: () => void;
}

/** Adds or edits a current or past medication. */
export function MedicationDialog({ patientId, medication, onClose }: MedicationDialogProps) {
  const form = useRecordForm({
    row: medication,
    values: (row) => ({
      drug_name: row?.drug_name ?? '',
      record_type: row?.record_type ?? 'Drug',
      frequency: row?.frequency ?? '',
      from: row?.from ?? '',
      to: row?.to ?? '',
      type: row?.type ?? '',
      eRx_issue_date: row?.eRx_issue_date ?? '',
    }),
    rules: medicationInput(today()),
    draft: `patient/${patientId}/medication`,
    says: (row) => `${row.drug_name} ${medicationFacts(row)}`,
    read: async () => (await readPatient(patientId)).medication_history.find(({ id }) => id === medication?.id),
    create: (input) => request(AddMedicationRecordDocument, { input: { ...input, patient_id: patientId } }),
    update: (input, version) => request(UpdateMedicationRecordDocument, { id: medication!.id, version, input }),
    done: ['Submitted Successfully', 'Successfully Updated'],
    onSaved: () => {
      refreshQueries('registration', 'PatientById');
      onClose();
    },
  });
  const remove = async ({ id, version, drug_name }: MedicationRow): Promise<void> => {
    const sure = await confirm({
      title: 'Delete this medication?',
      message: `Delete ${drug_name} only if it was entered in error. If it was stopped, enter an end date instead.`,
      confirm: 'Delete',
      danger: true,
    });
    if (!sure) return;
    try {
      await request(DeleteMedicationRecordDocument, { id, version });
      toast.success('Successfully Updated');
      onClose();
    } catch (error) {
      reportError(error);
    }
    refreshQueries('registration', 'PatientById');
  };
  return (
    <FormDialog
      form={form}
      title={medication === null ? 'Add Medication' : 'Edit Medication'}
      onClose={onClose}
      other={
        medication === null ? undefined : (
          <Button variant="subtle" color="red" onClick={() => void remove(medication)}>
            Delete
          </Button>
        )
      }
    >
      <div className={frame.fields}>
        <div data-span="8">
          <DrugNameField
            form={form}
            name="drug_name"
            label="Name"
            finds="drugs"
            required
            maxLength={limits.drug_name}
          />
        </div>
        <SelectField form={form} name="record_type" label="Type" data={[...recordTypes]} allowDeselect={false} />
        <div data-span="12">
          <TextField
            form={form}
            name="frequency"
            label="Instructions"
            placeholder="One tablet in the morning"
            maxLength={limits.frequency}
            autoComplete="off"
          />
        </div>
        <div data-span="6">
          <DateField form={form} name="from" label="From" />
        </div>
        <div data-span="6">
          <DateField form={form} name="to" label="To" description="Leave blank if still taken" />
        </div>
      </div>
    </FormDialog>
  );
}
