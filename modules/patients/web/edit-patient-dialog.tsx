import { useState } from 'react';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import type { PatientFields } from '../rules/index.ts';
import { changedFields, compareVersions, takeField, type VersionDifference } from './compare-versions.ts';
import { type EditBase, patientFormRules, type PatientFormValues } from './patient-form.ts';
import { PatientFormFields } from './patient-form-fields.tsx';
import type { PatientDetails } from './patient-row.ts';
import { valuesOf } from './patient-values.ts';
import { PatientByIdDocument, UpdatePatientDocument } from './registration.operations.gen.ts';
import { holdPatient } from './use-patient.ts';
import { VersionClash } from './version-clash.tsx';

/** What somebody else saved while this form was open, beside what is typed in it. */
interface Clash {
  saved: EditBase;
  difference: VersionDifference;
}

/**
 * Changes a patient. Only what was changed is sent, with the version that the typing began from. Where somebody else saved
 * in between, both versions are shown field by field, and nothing that either of them typed is lost.
 */
export function EditPatientDialog({ patient, onClose }: { patient: PatientDetails; onClose: () => void }) {
  const [begun] = useState<EditBase>(() => ({ version: patient.version, values: valuesOf(patient) }));
  const [clash, setClash] = useState<Clash | null>(null);
  const initialValues: PatientFormValues = { ...begun.values, base: begun };

  const save = async (checked: PatientFields): Promise<void> => {
    const base = form.inner.getValues().base ?? begun;
    const typed = valuesOf(checked);
    const changed = changedFields(base.values, typed);
    if (changed.length === 0) return onClose();
    const input = Object.fromEntries(changed.map((field) => [field, checked[field]]));
    try {
      const answer = await request(UpdatePatientDocument, { id: patient.id, version: base.version, input });
      holdPatient(answer.update_patient_with_id);
      toast.success('Successfully Updated');
      onClose();
    } catch (error) {
      if (hasCode(error, 'STALE_VERSION')) {
        const saved = await readSaved(patient.id);
        setClash({ saved, difference: compareVersions(base.values, typed, saved.values) });
        // Told above the fields, with what is to be done about it; it belongs to no field that is painted.
        throw new ApiError('STALE_VERSION', '', { subType: 'Z_InputError', issues: [{ path: 'base', message: '' }] });
      }
      throw error;
    }
  };

  const form = useApiForm({
    rules: patientFormRules(),
    initialValues,
    draftKey: `patient/${patient.id}`,
    submit: save,
  });

  const settle = (keep: 'mine' | 'theirs'): void => {
    if (clash === null) return;
    const { saved, difference } = clash;
    const values = { ...difference.merged };
    if (keep === 'theirs') for (const field of difference.conflicts) takeField(values, saved.values, field);
    form.setValues({ ...values, base: saved });
    setClash(null);
    form.submit();
  };

  return (
    <FormDialog
      form={form}
      title="Patient Information"
      size="47rem"
      notice={clash === null ? undefined : <VersionClash typed={form.inner.getValues()} {...clash} onSettle={settle} />}
      onClose={onClose}
    >
      <PatientFormFields form={form} whole />
    </FormDialog>
  );
}

async function readSaved(id: string): Promise<EditBase> {
  const { search_patients: found } = await request(PatientByIdDocument, { id });
  const saved = found.patient_list[0];
  if (saved === undefined) throw new Error('A patient that was just refused as changed is gone.');
  holdPatient(saved);
  return { version: saved.version, values: valuesOf(saved) };
}
