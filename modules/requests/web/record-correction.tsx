import '@mantine/core/styles/Checkbox.layer.css';
import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { type ApiForm, type FieldName, useApiForm } from '#kit/forms/use-api-form.ts';
import { allergyCategories, recordLimits as limits, recordTypes, severities } from '#patients/rules';
import { valueText } from '../rules/index.ts';
import {
  type AllergyValues,
  beginAllergy,
  beginMedications,
  checkAllergy,
  checkMedications,
  type MedicationValues,
  placeOfIssue,
} from './correction-values.ts';
import type { SentMedication } from './choice.ts';
import type { WholeRequestFragment } from './patient_request.operations.gen.ts';
import classes from './requests.module.css';
import { useFormId } from './use-form-id.ts';
import type { useHandleRequest } from './use-handle-request.ts';

interface CorrectionProps {
  formId: string;
  request: WholeRequestFragment;
  handle: ReturnType<typeof useHandleRequest>['handle'];
  onReady: () => void;
}

/** Record data sent by a patient, to be corrected before approval; changed fields also show the original value. */
export function RecordCorrection(props: CorrectionProps) {
  return props.request.type === 'AddAllergy' ? <AllergyCorrection {...props} /> : <MedicationCorrection {...props} />;
}

function MedicationCorrection({ formId, request, handle, onReady }: CorrectionProps) {
  const sent = (request.data as { medication_history: SentMedication[] }).medication_history;
  const [initialValues] = useState<MedicationValues>(() => beginMedications(sent));
  const form = useApiForm<MedicationValues, { places: number[]; list: object[] }>({
    rules: rulesOf((typed) => checkMedications(typed as MedicationValues, sent, today())),
    initialValues,
    draftKey: `request/${request.id}/medications`,
    quiet: true,
    submit: ({ places, list }) =>
      beside(handle('Approve', { data: list }), (path) => placeOfIssue(path, places)).then(() => undefined),
  });
  useFormId(form, formId, onReady);
  return (
    <Form form={form} label="Medications to record">
      {sent.map((medication, place) => (
        // The list keeps its original order.
        <MedicationEntry key={place} form={form} place={place} sent={sent} />
      ))}
    </Form>
  );
}

interface EntryProps {
  form: ApiForm<MedicationValues>;
  place: number;
  sent: readonly SentMedication[];
}

function MedicationEntry({ form, place, sent }: EntryProps) {
  const { drug_name, record_type, frequency, from, to } = sent[place]!;
  const at = `list.${place}` as const;
  return (
    <fieldset className={classes.entry}>
      <legend className={classes.legend}>{sent.length === 1 ? 'Medication' : `Medication ${place + 1}`}</legend>
      {sent.length > 1 && <CheckboxField form={form} name={`${at}.take`} label={`Accept ${drug_name}`} />}
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <SelectField
          form={form}
          name={`${at}.record_type`}
          label="Type"
          data={[...recordTypes]}
          allowDeselect={false}
          description={useSent(form, `${at}.record_type`, record_type)}
        />
        <DateField
          form={form}
          name={`${at}.from`}
          label="Start Date"
          description={useSent(form, `${at}.from`, from, formatDay)}
        />
        <DateField
          form={form}
          name={`${at}.to`}
          label="End Date"
          description={useSent(form, `${at}.to`, to, formatDay)}
        />
      </SimpleGrid>
      <TextField
        form={form}
        name={`${at}.drug_name`}
        label="Medicine Name"
        withAsterisk
        maxLength={limits.drug_name}
        autoComplete="off"
        description={useSent(form, `${at}.drug_name`, drug_name)}
      />
      <TextField
        form={form}
        name={`${at}.frequency`}
        label="Instructions"
        maxLength={limits.frequency}
        autoComplete="off"
        description={useSent(form, `${at}.frequency`, frequency)}
      />
    </fieldset>
  );
}

function AllergyCorrection({ formId, request, handle, onReady }: CorrectionProps) {
  const sent = request.data as Record<string, unknown>;
  const [initialValues] = useState<AllergyValues>(() => beginAllergy(sent));
  const form = useApiForm<AllergyValues, object>({
    rules: rulesOf((typed) => checkAllergy(typed as AllergyValues, today())),
    initialValues,
    draftKey: `request/${request.id}/allergy`,
    quiet: true,
    submit: (allergy) =>
      beside(handle('Approve', { data: allergy }), (path) => path.replace(/^data\./, '')).then(() => undefined),
  });
  useFormId(form, formId, onReady);
  return (
    <Form form={form} label="Allergy to record">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          form={form}
          name="allergy_substance"
          label="Substance"
          withAsterisk
          maxLength={limits.allergy_substance}
          autoComplete="off"
          description={useSent(form, 'allergy_substance', sent['allergy_substance'])}
        />
        <SelectField
          form={form}
          name="allergy_category"
          label="Category"
          withAsterisk
          data={allergyCategories.map(choice)}
          allowDeselect={false}
          description={useSent(form, 'allergy_category', sent['allergy_category'], capital)}
        />
        <TextField
          form={form}
          name="reaction"
          label="Reaction"
          maxLength={limits.reaction}
          autoComplete="off"
          description={useSent(form, 'reaction', sent['reaction'])}
        />
        <SelectField
          form={form}
          name="severity"
          label="Severity"
          data={severities.map(choice)}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear severity' }}
          description={useSent(form, 'severity', sent['severity'], capital)}
        />
        <DateField
          form={form}
          name="onset_date"
          label="Onset"
          latest={today()}
          description={useSent(form, 'onset_date', sent['onset_date'], formatDay)}
        />
      </SimpleGrid>
    </Form>
  );
}

/** Returns the original value while the field differs from it. */
function useSent<Values>(
  form: ApiForm<Values>,
  name: FieldName<Values>,
  sent: unknown,
  format: (text: string) => string = (text) => text,
): string | undefined {
  const was = valueText(sent);
  const [differs, setDiffers] = useState(false);
  form.inner.watch(name as never, ({ value }) => setDiffers(valueText(value) !== was));
  return differs ? `Sent: ${was === '' ? 'nothing' : format(was)}` : undefined;
}

/** Maps the server's issues to form fields. */
async function beside<T>(handled: Promise<T>, place: (path: string) => string): Promise<T> {
  try {
    return await handled;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const issues = error.issues.map(({ path, message }) => ({ path: place(path), message }));
    throw new ApiError(error.code, error.message, { subType: error.subType, title: error.title, issues });
  }
}

function rulesOf<Checked>(
  validate: (typed: unknown) => { value: Checked } | { issues: { path: string[]; message: string }[] },
) {
  return { '~standard': { version: 1, vendor: 'salus', validate } } as const;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const choice = (word: string) => ({ value: word, label: capital(word) });
