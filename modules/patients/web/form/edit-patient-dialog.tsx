import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { today } from '#kit/formats/day.ts';
import { can } from '#kit/session/viewer.ts';
import { lifeText, type PatientFields, patientName } from '../../rules/index.ts';
import type { FindComingVisits } from '../coming-visits.ts';
import { changedFields, compareVersions, takeField, type VersionDifference } from './compare-versions.ts';
import { deletePatient } from './delete-patient.ts';
import { DeathFields } from './death-fields.tsx';
import { DeathQuestion } from './death-question.tsx';
import { type EditBase, patientFormRules, type PatientFormValues } from './patient-form.ts';
import { PatientFormFields } from './patient-form-fields.tsx';
import type { PatientDetails } from '../patient-row.ts';
import { valuesOf } from './patient-values.ts';
import { PatientByIdDocument, UpdatePatientDocument } from '../registration.operations.gen.ts';
import { useDeathQuestion } from './use-death-question.ts';
import { cachePatient } from '../use-patient.ts';
import { VersionConflict } from './version-conflict.tsx';

/** Changes saved by another user while this form was open, with this user's input. */
interface Conflict {
  saved: EditBase;
  difference: VersionDifference;
}

interface EditPatientDialogProps {
  patient: PatientDetails;
  findVisits?: FindComingVisits;
  onClose: () => void;
}

/**
 * Edits a patient. Only changed fields are sent, with the version that the edit is based on. If another user saved in
 * between, both versions are shown field by field, and no input is lost.
 */
export function EditPatientDialog({ patient, findVisits, onClose }: EditPatientDialogProps) {
  const [begun] = useState<EditBase>(() => ({ version: patient.version, values: valuesOf(patient) }));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const death = useDeathQuestion(patient, findVisits);
  const navigate = useNavigate();
  const initialValues: PatientFormValues = { ...begun.values, base: begun };

  const save = async (checked: PatientFields): Promise<void> => {
    const base = form.inner.getValues().base ?? begun;
    const typed = valuesOf(checked);
    const changed = changedFields(base.values, typed);
    if (changed.length === 0) return onClose();
    if (base.values.deceased_date === '' && death.asks(checked)) throw unsettled();
    const input = Object.fromEntries(changed.map((field) => [field, checked[field]]));
    try {
      const answer = await request(UpdatePatientDocument, { id: patient.id, version: base.version, input });
      cachePatient(answer.update_patient_with_id);
      const visits = changed.includes('deceased_date') && checked.deceased_date !== null ? death.visits : null;
      if (!visits || visits.count === 0) toast.success('Successfully Updated');
      else
        toast.success(
          `${visits.count === 1 ? 'An appointment remains booked' : `${visits.count} appointments remain booked`}.`,
          {
            title: 'Successfully Updated',
            action: { label: visits.count === 1 ? 'Open it' : 'Open the next one', run: visits.openNext },
          },
        );
      onClose();
    } catch (error) {
      if (hasCode(error, 'STALE_VERSION')) {
        const saved = await readSaved(patient.id);
        setConflict({ saved, difference: compareVersions(base.values, typed, saved.values) });
        throw unsettled();
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
    if (conflict === null) return;
    const { saved, difference } = conflict;
    const values = { ...difference.merged };
    if (keep === 'theirs') for (const field of difference.conflicts) takeField(values, saved.values, field);
    form.setValues({ ...values, base: saved });
    setConflict(null);
    form.submit();
  };

  const remove = async (): Promise<void> => {
    if (!(await deletePatient(patient))) return;
    form.draft.discard();
    onClose();
    void navigate({ to: '/patients/index' });
  };

  const notice =
    conflict !== null ? (
      <VersionConflict typed={form.inner.getValues()} {...conflict} onSettle={settle} />
    ) : death.pending === null ? undefined : (
      <DeathQuestion
        name={patientName(death.pending)}
        life={lifeText(death.pending, today())}
        visits={death.visits}
        onRecord={() => {
          death.settle(true);
          form.submit();
        }}
        onBack={() => death.settle(false)}
      />
    );

  return (
    <FormDialog
      form={form}
      title="Patient Information"
      size="47rem"
      notice={notice}
      other={
        can('patients.delete') ? (
          <Button variant="subtle" color="red" onClick={() => void remove()}>
            Delete patient
          </Button>
        ) : undefined
      }
      onClose={onClose}
    >
      <PatientFormFields form={form} whole />
      <DeathFields form={form} recorded={begun.values.deceased_date} />
    </FormDialog>
  );
}

// Shown above the fields, with instructions; it belongs to no visible field.
const unsettled = (): ApiError =>
  new ApiError('UNSETTLED', '', { subType: 'Z_InputError', issues: [{ path: 'base', message: '' }] });

async function readSaved(id: string): Promise<EditBase> {
  const { search_patients: found } = await request(PatientByIdDocument, { id });
  const saved = found.patient_list[0];
  if (saved === undefined) throw new Error('The patient no longer exists.');
  cachePatient(saved);
  return { version: saved.version, values: valuesOf(saved) };
}
