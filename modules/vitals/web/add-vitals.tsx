import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { DateTimeField } from '#kit/forms/fields/dates/date-time-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { today } from '#kit/formats/day.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { ReadWindow } from '#kit/windows/read-window.tsx';
import { UrgentNotices } from '#patients/web';
import { NOTHING_FILLED, placeOf } from '../rules/index.ts';
import { ClinicVitalsDocument, RecordVitalsDocument, type VitalSetupFragment } from './setting.operations.gen.ts';
import { VitalFields } from './vital-fields.tsx';
import { beginVitals, type CheckedVitals, vitalsRules, type VitalsValues } from './vitals-form.ts';

interface AddVitalsProps {
  patientId: string;
  title: string;
  onClose: () => void;
}

/** The window for recording values, rendered once the clinic's vitals are loaded. */
export function AddVitals(props: AddVitalsProps) {
  return (
    <ReadWindow
      read={useApiQuery(ClinicVitalsDocument, {}, { quiet: true })}
      label="Vitals"
      title={props.title}
      width={640}
      height={460}
      onClose={props.onClose}
    >
      {({ get_clinic_vital_info: vitals }) => <VitalsForm {...props} vitals={vitals} />}
    </ReadWindow>
  );
}

function VitalsForm({ patientId, title, onClose, vitals }: AddVitalsProps & { vitals: readonly VitalSetupFragment[] }) {
  const [initialValues] = useState(() => beginVitals(vitals));
  const save = async ({ ids, values, taken, sure }: CheckedVitals): Promise<void> => {
    try {
      const answer = { patient_id: patientId, vital_info_ids: ids, values, collect_time: taken, confirmed: sure };
      await request(RecordVitalsDocument, answer);
    } catch (error) {
      throw placed(error, vitals, ids);
    }
    toast.success('Success Created');
    refreshQueries('setting', 'PatientVitals');
    onClose();
  };
  const form = useApiForm({
    rules: vitalsRules(vitals, Date.now),
    initialValues,
    draftKey: `vitals/${patientId}`,
    submit: save,
    quiet: true,
  });
  // Restored values were taken when they were typed, not when they are saved.
  const { restoredFrom } = form.draft;
  useEffect(() => {
    if (restoredFrom !== null && form.inner.getValues().taken === '') form.setValues({ taken: restoredFrom });
    // oxlint-disable-next-line react/exhaustive-deps -- the form object is new with every render, its actions are not
  }, [restoredFrom]);
  const close = (): void => {
    form.draft.discard();
    onClose();
  };
  const submit = (): void => {
    if (isEmpty(form.inner.getValues())) toast.error(NOTHING_FILLED);
    form.submit();
  };
  return (
    <FloatingWindow
      title={title}
      onClose={close}
      width={640}
      height={520}
      isDirty={() => form.isDirty() || form.draft.restoredFrom !== null}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Later
          </Button>
          <Button loading={form.submitting} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      <UrgentNotices patientId={patientId} />
      <Form form={form} label={title}>
        <VitalFields form={form} vitals={vitals} />
        <DateTimeField
          form={form}
          name="taken"
          label="Taken"
          description="Leave blank for the current time"
          latest={today()}
        />
        {/* Enter in a field submits the form. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </Form>
    </FloatingWindow>
  );
}

function isEmpty({ values, feet, inches }: VitalsValues): boolean {
  return [...Object.values(values), feet, inches].every((value) => value === null || value === '');
}

/** Maps the server's questions to their fields; other errors are shown in general form. */
function placed(error: unknown, vitals: readonly VitalSetupFragment[], ids: readonly string[]): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code !== 'IMPLAUSIBLE_VALUE')
    return new ApiError(error.code, `Fail to add new vital information due to ${error.message}`, {
      subType: error.subType,
      title: error.title,
    });
  const issues = error.issues.map(({ path, message }) => {
    const vital = vitals.find(({ vital_info_id }) => vital_info_id === ids[Number(path.split('.')[1])]);
    return { path: vital === undefined ? path : placeOf(vital), message };
  });
  return new ApiError(error.code, error.message, { subType: error.subType, title: error.title, issues });
}
