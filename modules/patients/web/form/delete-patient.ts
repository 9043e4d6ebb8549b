import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { patientName } from '../../rules/index.ts';
import type { PatientDetails } from '../patient-row.ts';
import { DeletePatientDocument, RestorePatientDocument } from '../registration.operations.gen.ts';

/**
 * Deletes a patient from lists after confirmation; a notice offers to restore. Returns whether the patient was deleted.
 */
export async function deletePatient(patient: PatientDetails): Promise<boolean> {
  const { id, version } = patient;
  const sure = await confirm({
    title: 'Delete this patient?',
    message: `${patientName(patient)} no longer appears in lists or searches. The record is kept, with its notes and its log.`,
    confirm: 'Delete patient',
    cancel: 'Keep patient',
    danger: true,
  });
  if (!sure) return false;
  try {
    const { delete_patient: deleted } = await request(DeletePatientDocument, { id, version });
    refreshPatients();
    toast.success('Patient deleted', { action: { label: 'Undo', run: () => void restore(deleted) } });
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}

async function restore({ id, version }: { id: string; version: number }): Promise<void> {
  try {
    await request(RestorePatientDocument, { id, version });
    toast.success('Patient restored');
  } catch (error) {
    reportError(error);
  }
  refreshPatients();
}

function refreshPatients(): void {
  for (const read of ['PatientById', 'PatientList', 'FindPatients', 'Lookalikes']) refreshQueries('registration', read);
}
