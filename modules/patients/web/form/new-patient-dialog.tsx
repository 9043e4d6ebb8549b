import { refreshQueries } from '#kit/api/use-api.ts';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { patientName } from '../../rules/index.ts';
import { Lookalikes } from './lookalikes.tsx';
import { patientFormRules, type PatientFormValues } from './patient-form.ts';
import { PatientFormFields } from './patient-form-fields.tsx';
import type { PatientDetails, PatientRow } from '../patient-row.ts';
import { newValues } from './patient-values.ts';
import type { Prefill } from './prefill-from-search.ts';
import { CreatePatientDocument } from '../registration.operations.gen.ts';
import { cachePatient } from '../use-patient.ts';

interface NewPatientDialogProps {
  /** Prefilled data. */
  beginning: Prefill;
  onClose: () => void;
  onCreated: (patient: PatientDetails) => void;
  /** Called if the patient already exists. */
  onExisting: (patient: PatientRow) => void;
}

/** Creates a patient. Input survives a failed save, a lost connection, an expired session and a reload. */
export function NewPatientDialog({ beginning, onClose, onCreated, onExisting }: NewPatientDialogProps) {
  const initialValues: PatientFormValues = { ...newValues(beginning), base: null };
  const form = useApiForm({
    rules: patientFormRules(),
    initialValues,
    draftKey: 'patient/new',
    submit: async (input) => {
      try {
        const { create_patient: patient } = await request(CreatePatientDocument, { input });
        cachePatient(patient);
        toast.success(`${patientName(patient)} has the record number ${patient.user_patient_id}.`, {
          title: 'Patient created',
        });
        onClose();
        onCreated(patient);
      } catch (error) {
        // The response may be lost although the patient was created, so similar patients are looked up again.
        refreshQueries('registration', 'Lookalikes');
        throw error;
      }
    },
  });
  return (
    <FormDialog form={form} title="New patient" save="Create patient" size="47rem" onClose={onClose}>
      <PatientFormFields form={form} whole={false}>
        <Lookalikes form={form} onChoose={onExisting} />
      </PatientFormFields>
    </FormDialog>
  );
}
