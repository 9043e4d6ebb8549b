import { Button, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { can } from '#kit/session/viewer.ts';
import { accountForm } from '../../rules/index.ts';
import {
  AccountDetailsDocument,
  type AccountDetailsFieldsFragment,
  SavedCardsDocument,
  UpdateAccountDetailsDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { ACCOUNTS } from '../use-account-changed.ts';

/** The guarantor of an account and a hold on its statements, with the form that changes them. */
export function AccountDetails({ patientId }: { patientId: string }) {
  const [editing, setEditing] = useState(false);
  const read = useApiQuery(AccountDetailsDocument, { patient_id: patientId }, { quiet: true });
  const details = read.data?.accountDetails;
  if (details === undefined) return <ReadHint read={read} label="Account details" />;
  const guarantor = [details.guarantor_first_name, details.guarantor_last_name].filter(Boolean).join(' ');
  return (
    <>
      {details.needs_guarantor && (
        <Notice tone="warning">This patient is under 18 and has no guarantor. No statements are sent.</Notice>
      )}
      {details.statement_hold !== '' && (
        <Notice tone="warning">Statements are on hold: {details.statement_hold}</Notice>
      )}
      <div className={classes.actions}>
        <span className={classes.quiet}>Guarantor: {details.relationship === null ? 'the patient' : guarantor}</span>
        {can('billing.charge') && (
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
            Account details
          </Button>
        )}
      </div>
      {editing && <DetailsDialog details={details} onClose={() => setEditing(false)} />}
    </>
  );
}

const RELATIONSHIPS = [
  { value: 'Child', label: 'Child of the guarantor' },
  { value: 'Spouse', label: 'Spouse of the guarantor' },
  { value: 'Other', label: 'Other' },
];

function DetailsDialog({ details, onClose }: { details: AccountDetailsFieldsFragment; onClose: () => void }) {
  const { patient_id } = details;
  const form = useRecordForm({
    row: details,
    values: (row) => {
      const { version: _version, patient_id: _patient, needs_guarantor: _needs, ...values } = row ?? details;
      return values;
    },
    rules: accountForm,
    says: (row) => `guarantor ${row.guarantor_last_name || 'the patient'}`,
    read: async () => (await request(AccountDetailsDocument, { patient_id })).accountDetails,
    update: (input, version) => request(UpdateAccountDetailsDocument, { patient_id, version, input }),
    done: 'Account details saved',
    refreshes: ACCOUNTS,
    onSaved: onClose,
  });
  const cards = useApiQuery(SavedCardsDocument, { patient_id }, { quiet: true }).data?.savedCards ?? [];
  const hasGuarantor = useWatched(form, 'relationship') !== null;
  return (
    <FormDialog form={form} title="Account details" size="40rem" onClose={onClose}>
      <h3 style={{ margin: 0 }}>Guarantor</h3>
      <SelectField
        form={form}
        name="relationship"
        label="The patient is"
        placeholder="Responsible themselves"
        clearable
        data={RELATIONSHIPS}
      />
      {hasGuarantor && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextField form={form} name="guarantor_first_name" label="First name" maxLength={80} />
            <TextField form={form} name="guarantor_last_name" label="Last name" withAsterisk maxLength={80} />
            <DateField form={form} name="guarantor_birth_day" label="Date of birth" />
            <PhoneField form={form} name="guarantor_phone" label="Phone" />
          </SimpleGrid>
          <TextField form={form} name="guarantor_email" label="Email" maxLength={200} />
          <TextField form={form} name="guarantor_address_line1" label="Address" maxLength={120} />
          <TextField form={form} name="guarantor_address_line2" label="Apartment, suite" maxLength={120} />
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <TextField form={form} name="guarantor_city" label="City" maxLength={80} />
            <TextField form={form} name="guarantor_state" label="State" maxLength={30} />
            <TextField form={form} name="guarantor_postal_code" label="ZIP code" maxLength={12} />
          </SimpleGrid>
        </>
      )}
      <h3 style={{ margin: 0 }}>Signatures on file</h3>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField form={form} name="release_day" label="Release of information signed" />
        <DateField form={form} name="assignment_day" label="Assignment of benefits signed" />
      </SimpleGrid>
      <h3 style={{ margin: 0 }}>Statements</h3>
      <TextField
        form={form}
        name="statement_hold"
        label="Hold statements"
        description="The reason; leave blank to send statements."
        maxLength={200}
      />
      <h3 style={{ margin: 0 }}>Automatic payment</h3>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField
          form={form}
          name="autopay_card_id"
          label="Charge due invoices to"
          placeholder="No card"
          description={cards.length === 0 ? 'No card on file. Save one when you take a payment.' : undefined}
          clearable
          data={cards.map((card) => ({ value: card.id, label: `${card.brand} •••• ${card.last4}` }))}
        />
        <DateField form={form} name="autopay_consent_day" label="The patient agreed on" />
      </SimpleGrid>
    </FormDialog>
  );
}
