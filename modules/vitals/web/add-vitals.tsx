import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshReads, useRead } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { DateTimeField } from '#kit/forms/date-time-field.tsx';
import { FieldGroup } from '#kit/forms/field-group.tsx';
import { Form } from '#kit/forms/form.tsx';
import { NumberField } from '#kit/forms/number-field.tsx';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import { today } from '#kit/formats/day.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { NOTHING_FILLED } from '../rules/index.ts';
import { ClinicVitalsDocument, RecordVitalsDocument, type VitalSetupFragment } from './setting.operations.gen.ts';
import classes from './vitals.module.css';
import { type CheckedVitals, emptyVitals, placeOf, vitalsRules, type VitalsValues } from './vitals-form.ts';

interface AddVitalsProps {
  patientId: string;
  title: string;
  onClose: () => void;
}

/** The window in which values are recorded, once it is known which vitals the clinic takes. */
export function AddVitals(props: AddVitalsProps) {
  const { data, error, refetch } = useRead(ClinicVitalsDocument, {});
  if (data !== undefined) return <VitalsForm {...props} vitals={data.get_clinic_vital_info} />;
  return (
    <FloatingWindow title={props.title} onClose={props.onClose} width={640} height={460}>
      {error === null ? (
        <LinesSkeleton lines={6} />
      ) : (
        <ErrorState error={error} what="The vitals of the clinic" onRetry={() => void refetch()} />
      )}
    </FloatingWindow>
  );
}

function VitalsForm({ patientId, title, onClose, vitals }: AddVitalsProps & { vitals: readonly VitalSetupFragment[] }) {
  const [initialValues] = useState(() => emptyVitals(vitals));
  const save = async ({ ids, values, taken, sure }: CheckedVitals): Promise<void> => {
    try {
      const answer = { patient_id: patientId, vital_info_ids: ids, values, collect_time: taken, confirmed: sure };
      await request(RecordVitalsDocument, answer);
    } catch (error) {
      throw placed(error, vitals, ids);
    }
    toast.success('Success Created');
    refreshReads('setting', 'PatientVitals');
    onClose();
  };
  const form = useApiForm({
    rules: vitalsRules(vitals, Date.now),
    initialValues,
    draftKey: `vitals/${patientId}`,
    submit: save,
    quiet: true,
  });
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
      <Form form={form} label={title}>
        <div className={classes.fields}>
          {vitals.map((vital) => (
            <VitalField key={vital.vital_info_id} form={form} vital={vital} />
          ))}
        </div>
        <DateTimeField form={form} name="taken" label="Taken" description="Leave empty for now" latest={today()} />
        {/* Enter in a field saves. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </Form>
    </FloatingWindow>
  );
}

function VitalField({ form, vital }: { form: ApiForm<VitalsValues>; vital: VitalSetupFragment }) {
  const place = placeOf(vital);
  const asked = form.inner.errors[place];
  const sure = (): void => {
    form.setValues({ sure: [...form.inner.getValues().sure, vital.vital_info_id] });
    form.inner.clearFieldError(place);
  };
  return (
    <div>
      {vital.code === 'height' ? (
        <FieldGroup label={vital.vital_name}>
          <NumberField form={form} name="feet" unit="ft" aria-label="Height: feet" />
          <NumberField form={form} name="inches" unit="in" aria-label="Height: inches" />
        </FieldGroup>
      ) : (
        <NumberField
          form={form}
          name={`values.${vital.vital_info_id}`}
          label={vital.vital_name}
          unit={vital.vital_unit}
        />
      )}
      {typeof asked === 'string' && asked.startsWith('Really') && (
        <div className={classes.sure}>
          <Button size="compact-xs" variant="default" onClick={sure}>
            Yes, it is right
          </Button>
        </div>
      )}
    </div>
  );
}

function isEmpty({ values, feet, inches }: VitalsValues): boolean {
  return [...Object.values(values), feet, inches].every((value) => value === null || value === '');
}

/** The server's questions beside their fields; any other failure in the product's words. */
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
