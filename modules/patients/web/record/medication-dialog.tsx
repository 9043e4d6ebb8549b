import { Button } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { medicationInput, recordLimits as limits, recordTypes } from '../../rules/index.ts';
import { DrugNameField } from './drug-name-field.tsx';
import frame from '../form/form-fields.module.css';
import {
  AddMedicationRecordDocument,
  DeleteMedicationRecordDocument,
  UpdateMedicationRecordDocument,
} from '../registration.operations.gen.ts';
import { medicationFacts, type MedicationRow } from './record-rows.ts';
import { useRowVersion } from './use-row-version.ts';

interface MedicationDialogProps {
  patientId: string;
  /** Null for a new one. */
  medication: MedicationRow | null;
  onClose: () => void;
}

/** Adds what a patient takes or took, or changes what is said of it. */
export function MedicationDialog({ patientId, medication, onClose }: MedicationDialogProps) {
  const { hint, guard, began } = useRowVersion(
    patientId,
    medication,
    (patient) => patient.medication_history,
    (saved) => `${saved.drug_name} ${medicationFacts(saved)}`,
  );
  const form = useApiForm({
    rules: medicationInput(today()),
    initialValues: {
      drug_name: medication?.drug_name ?? '',
      record_type: medication?.record_type ?? 'Drug',
      frequency: medication?.frequency ?? '',
      from: medication?.from ?? '',
      to: medication?.to ?? '',
      type: medication?.type ?? '',
      eRx_issue_date: medication?.eRx_issue_date ?? '',
    },
    draftKey: `patient/${patientId}/medication/${medication?.id ?? 'new'}`,
    began,
    submit: async (input) => {
      await guard((version) =>
        medication === null
          ? request(AddMedicationRecordDocument, { input: { ...input, patient_id: patientId } })
          : request(UpdateMedicationRecordDocument, { id: medication.id, version, input }),
      );
      toast.success(medication === null ? 'Submitted Successfully' : 'Successfully Updated');
      onClose();
    },
  });
  const remove = async ({ id, version, drug_name }: MedicationRow): Promise<void> => {
    const sure = await confirm({
      title: 'Delete this medication?',
      message: `${drug_name} was entered in error. What was stopped belongs to the record: give it an end instead.`,
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
      hint={hint}
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
          <DateField form={form} name="to" label="To" description="Empty while it is taken" />
        </div>
      </div>
    </FormDialog>
  );
}
