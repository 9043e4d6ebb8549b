import { SimpleGrid } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { formatDay } from '#kit/formats/day.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { superbillForm } from '../../rules/index.ts';
import {
  type SuperbillFieldsFragment,
  SuperbillsDocument,
  UpdateSuperbillDocument,
} from '../accounting.operations.gen.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

const valuesOf = (row: SuperbillFieldsFragment) => ({
  referrer_name: row.referrer_name,
  referrer_npi: row.referrer_npi,
  onset_day: row.onset_day || null,
  employment: row.employment,
  auto_state: row.auto_state,
  other_accident: row.other_accident,
  prior_authorization: row.prior_authorization,
  claim_notes: row.claim_notes,
});

function saysOf({ referrer_name, onset_day, claim_notes, ...row }: SuperbillFieldsFragment): string {
  const said = [
    referrer_name && `referred by ${referrer_name}`,
    onset_day && `onset ${formatDay(onset_day)}`,
    row.prior_authorization && `authorized as ${row.prior_authorization}`,
    row.auto_state && `auto accident in ${row.auto_state}`,
    row.employment && 'related to employment',
    row.other_accident && 'other accident',
    claim_notes,
  ];
  return said.filter(Boolean).join(', ') || 'no claim details';
}

/** Edits the fields of a superbill and its claim besides the charges. */
export function SuperbillDialog({ superbill, onClose }: { superbill: SuperbillFieldsFragment; onClose: () => void }) {
  const { id, number, patient } = superbill;
  const form = useRecordForm({
    row: superbill,
    values: (row) => valuesOf(row ?? superbill),
    rules: superbillForm,
    says: saysOf,
    read: async () => {
      const { superbills } = await request(SuperbillsDocument, { patient_id: patient.id, take: 200 });
      return superbills.find((one) => one.id === id);
    },
    update: (fields, version) =>
      request(UpdateSuperbillDocument, { id, version, input: { ...fields, onset_day: fields.onset_day ?? '' } }),
    done: 'Superbill updated',
    refreshes: ACCOUNTS,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={`Superbill ${number}`} onClose={onClose}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="referrer_name" label="Referred by" maxLength={120} />
        <TextField form={form} name="referrer_npi" label="Referring provider NPI" maxLength={10} />
        <DateField form={form} name="onset_day" label="Onset" />
        <TextField form={form} name="prior_authorization" label="Prior authorization" maxLength={29} />
        <TextField form={form} name="auto_state" label="Auto accident state" placeholder="E.g. MA" maxLength={2} />
      </SimpleGrid>
      <CheckboxField form={form} name="employment" label="Related to employment" />
      <CheckboxField form={form} name="other_accident" label="Other accident" />
      <TextField form={form} name="claim_notes" label="Note on the claim" maxLength={48} />
    </FormDialog>
  );
}
