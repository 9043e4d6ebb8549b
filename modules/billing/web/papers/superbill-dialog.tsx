import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { CheckboxField } from '#kit/forms/checkbox-field.tsx';
import { DateField } from '#kit/forms/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type SuperbillPatchFields, superbillForm } from '../../rules/index.ts';
import { type SuperbillFieldsFragment, UpdateSuperbillDocument } from '../accounting.operations.gen.ts';
import { checkedBy } from '../checked-by.ts';

/** Changes what a superbill and its claim say beside the charges. */
export function SuperbillDialog({ superbill, onClose }: { superbill: SuperbillFieldsFragment; onClose: () => void }) {
  const [initialValues] = useState(() => ({
    ...{
      referrer_name: superbill.referrer_name,
      referrer_npi: superbill.referrer_npi,
      employment: superbill.employment,
    },
    ...{ auto_state: superbill.auto_state, other_accident: superbill.other_accident },
    ...{ onset_day: superbill.onset_day || null, claim_notes: superbill.claim_notes },
    prior_authorization: superbill.prior_authorization,
  }));
  const form = useApiForm<typeof initialValues, SuperbillPatchFields>({
    rules: checkedBy(superbillForm),
    initialValues,
    submit: async (fields) => {
      const input = { ...fields, onset_day: fields.onset_day ?? '' };
      await request(UpdateSuperbillDocument, { id: superbill.id, version: superbill.version, input });
      toast.success('Superbill updated');
      refreshQueries('accounting');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Superbill ${superbill.number}`} onClose={onClose}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="referrer_name" label="Referred by" maxLength={120} />
        <TextField form={form} name="referrer_npi" label="Their NPI" maxLength={10} />
        <DateField form={form} name="onset_day" label="Onset" />
        <TextField form={form} name="prior_authorization" label="Prior authorization" maxLength={29} />
        <TextField form={form} name="auto_state" label="Auto accident in" placeholder="State, as MA" maxLength={2} />
      </SimpleGrid>
      <CheckboxField form={form} name="employment" label="Related to employment" />
      <CheckboxField form={form} name="other_accident" label="Another accident" />
      <TextField form={form} name="claim_notes" label="Note on the claim" maxLength={48} />
    </FormDialog>
  );
}
