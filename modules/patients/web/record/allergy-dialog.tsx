import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import {
  allergyCategories,
  type AllergyFields,
  allergyInput,
  allergyStatuses,
  type AllergyStatus,
  recordLimits as limits,
  severities,
  statusWords,
} from '../../rules/index.ts';
import { DrugNameField } from './drug-name-field.tsx';
import frame from '../form/form-fields.module.css';
import { CreateAllergyDocument, UpdateAllergyDocument } from '../registration.operations.gen.ts';
import { allergyFacts, type AllergyRow } from './record-rows.ts';
import { useRowVersion } from './use-row-version.ts';

interface AllergyDialogProps {
  patientId: string;
  /** Null for a new one. */
  allergy: AllergyRow | null;
  onClose: () => void;
}

type AllergyValues = {
  allergy_substance: string;
  allergy_category: string | null;
  reaction: string;
  severity: string | null;
  onset_date: string;
  status: string;
};

/** Adds an allergy, or changes what is said of one, its status too. */
export function AllergyDialog({ patientId, allergy, onClose }: AllergyDialogProps) {
  const { hint, guard, began } = useRowVersion(
    patientId,
    allergy,
    ({ allergies }) => [...allergies.allergy_list, ...allergies.past_list],
    (saved) => `${saved.allergy_substance}, ${allergyFacts(saved, true)}`,
  );
  const initialValues: AllergyValues = {
    allergy_substance: allergy?.allergy_substance ?? '',
    allergy_category: allergy?.allergy_category ?? null,
    reaction: allergy?.reaction ?? '',
    severity: allergy?.severity ?? null,
    onset_date: allergy?.onset_date ?? '',
    status: allergy?.status ?? 'active',
  };
  const form = useApiForm({
    rules: allergyInput(today()) as unknown as FormRules<AllergyValues, AllergyFields>,
    initialValues,
    draftKey: `patient/${patientId}/allergy/${allergy?.id ?? 'new'}`,
    began,
    submit: async (input) => {
      await guard((version) =>
        allergy === null
          ? request(CreateAllergyDocument, { input: { ...input, patient_id: patientId } })
          : request(UpdateAllergyDocument, { id: allergy.id, version, input }),
      );
      if (allergy === null) toast.success('Successfully added allergy', { title: 'Submitted Successfully' });
      else toast.success('Successfully Updated');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={allergy === null ? 'Add Allergen' : 'Edit Allergen'} hint={hint} onClose={onClose}>
      <div className={frame.fields}>
        <div data-span="8">
          <DrugNameField
            form={form}
            name="allergy_substance"
            label="Substance"
            finds="allergies"
            required
            maxLength={limits.allergy_substance}
          />
        </div>
        <SelectField
          form={form}
          name="allergy_category"
          label="Category"
          required
          data={allergyCategories.map(choice)}
          allowDeselect={false}
        />
        <div data-span="8">
          <TextField form={form} name="reaction" label="Reaction" maxLength={limits.reaction} autoComplete="off" />
        </div>
        <SelectField
          form={form}
          name="severity"
          label="Severity"
          data={severities.map(choice)}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the severity' }}
        />
        <div data-span="6">
          <DateField form={form} name="onset_date" label="Onset" latest={today()} />
        </div>
        <div data-span="6">
          <SelectField
            form={form}
            name="status"
            label="Status"
            data={allergyStatuses.map((status: AllergyStatus) => ({ value: status, label: statusWords[status] }))}
            allowDeselect={false}
          />
        </div>
      </div>
    </FormDialog>
  );
}

function choice(word: string): { value: string; label: string } {
  return { value: word, label: word.charAt(0).toUpperCase() + word.slice(1) };
}
