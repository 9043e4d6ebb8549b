import type { PatientFieldProps } from '#audit/web';
import { PatientPicker } from '#patients/web';
import { usePatientName } from './use-patient-name.ts';

/** Selects a patient where only ids are known, e.g. in the audit log. */
export function PatientField({ label, placeholder, value, onChange }: PatientFieldProps) {
  const { data: known } = usePatientName(value);
  const unknown = { first_name: '', last_name: `…${value?.slice(-8)}`, date_of_birth: null, user_patient_id: '' };
  return (
    <PatientPicker
      label={label}
      placeholder={placeholder}
      value={value === null ? null : (known ?? { ...unknown, id: value })}
      onPick={(patient) => onChange(patient?.id ?? null)}
      offerNew={false}
    />
  );
}
