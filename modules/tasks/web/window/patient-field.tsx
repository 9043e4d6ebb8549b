import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { PatientPicker, type PickedPatient } from '#patients/web';
import { patientName } from '#patients/rules';
import type { TaskValues } from './task-form.ts';
import { useFormValue } from './use-form-value.ts';

/** The patient of a task. */
export function PatientField({ form }: { form: ApiForm<TaskValues> }) {
  const [id, setId] = useFormValue(form, 'patientId');
  const [name, setName] = useFormValue(form, 'patientName');
  const value: PickedPatient | null =
    id === '' ? null : { id, first_name: name, last_name: '', date_of_birth: null, user_patient_id: '' };
  return (
    <PatientPicker
      label="Patient"
      offerNew={false}
      value={value}
      onPick={(patient) => {
        setId(patient?.id ?? '');
        setName(patient === null ? '' : patientName(patient));
      }}
    />
  );
}
