import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import {
  allergyCategories,
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
import { readPatient } from './read-patient.ts';
import { allergyFacts, type AllergyRow } from './record-rows.ts';

interface AllergyDialogProps {
  patientId: string;
  /** Null for a new one. */
  allergy: AllergyRow | null;
  onClose: () => void;
}

/** Adds or edits an allergy, including its status. */
export function AllergyDialog({ patientId, allergy, onClose }: AllergyDialogProps) {
  const form = useRecordForm({
    row: allergy,
    values: (row) => ({
      allergy_substance: row?.allergy_substance ?? '',
      allergy_category: row?.allergy_category ?? null,
      reaction: row?.reaction ?? '',
      severity: row?.severity ?? null,
      onset_date: row?.onset_date ?? '',
      status: row?.status ?? 'active',
    }),
    rules: allergyInput(today()),
    draft: `patient/${patientId}/allergy`,
    says: (row) => `${row.allergy_substance}, ${allergyFacts(row, true)}`,
    read: async () => {
      const { allergies } = await readPatient(patientId);
      return [...allergies.allergy_list, ...allergies.past_list].find(({ id }) => id === allergy?.id);
    },
    create: (input) => request(CreateAllergyDocument, { input: { ...input, patient_id: patientId } }),
    update: (input, version) => request(UpdateAllergyDocument, { id: allergy!.id, version, input }),
    done: null,
    onSaved: () => {
      if (allergy === null) toast.success('Successfully added allergy', { title: 'Submitted Successfully' });
      else toast.success('Successfully Updated');
      refreshQueries('registration', 'PatientById');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={allergy === null ? 'Add Allergen' : 'Edit Allergen'} onClose={onClose}>
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
