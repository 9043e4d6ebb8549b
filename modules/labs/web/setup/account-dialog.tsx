import { SimpleGrid } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { PasswordField } from '#kit/forms/fields/password-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { accountForm, type AccountFields } from '../../rules/index.ts';
import {
  CreateLabAccountDocument,
  type LabAccountFieldsFragment,
  LabAccountsDocument,
  type LabFieldsFragment,
  UpdateLabAccountDocument,
} from '../lab.operations.gen.ts';
import { LabMembersDocument, LabPracticesDocument } from '../registration.operations.gen.ts';

interface AccountDialogProps {
  account: LabAccountFieldsFragment | null;
  labs: readonly LabFieldsFragment[];
  onClose: () => void;
}

/** Creates or updates a laboratory account. The password is write-only. */
export function AccountDialog({ account, labs, onClose }: AccountDialogProps) {
  const members = useApiQuery(LabMembersDocument, {}).data?.clinic_members ?? [];
  const practices = useApiQuery(LabPracticesDocument, {}).data?.practices ?? [];
  const form = useRecordForm({
    row: account,
    values: (row) => ({
      lab_id: row?.lab_id ?? labs[0]?.id ?? '',
      scope: row?.scope ?? 'Clinic',
      doctor_id: row?.doctor_id ?? null,
      practice_id: row?.practice_id ?? null,
      username: row?.username ?? '',
      password: '',
      application: row?.application ?? 'SALUS',
      facility: row?.facility ?? '',
      accountNumber: row?.accountNumber ?? '',
      status: row?.status ?? 'Allowed',
    }),
    rules: accountForm,
    says: (row) => `${row.accountNumber}, ${row.status}`,
    read: async () => {
      const { doctorLabAccounts } = await request(LabAccountsDocument, {});
      return doctorLabAccounts.find(({ id }) => id === account?.id);
    },
    create: (fields) => request(CreateLabAccountDocument, { input: inputOf(fields) }),
    update: (fields, version) =>
      request(UpdateLabAccountDocument, { id: account!.id, version, input: inputOf(fields) }),
    done: ['Account added', 'Account updated'],
    onSaved: () => {
      refreshQueries('lab');
      onClose();
    },
  });
  const scope = useWatched(form, 'scope');
  const title = account === null ? 'New account' : `${account.labName}, ${account.holder}`;
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <SelectField
        form={form}
        name="lab_id"
        label="Laboratory"
        withAsterisk
        allowDeselect={false}
        data={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
      />
      <SelectField
        form={form}
        name="scope"
        label="Account for"
        allowDeselect={false}
        data={['Doctor', 'Practice', 'Clinic']}
      />
      {scope === 'Doctor' && (
        <SelectField
          form={form}
          name="doctor_id"
          label="Doctor"
          withAsterisk
          searchable
          data={members.map(({ user_id, name }) => ({ value: user_id, label: name }))}
        />
      )}
      {scope === 'Practice' && (
        <SelectField
          form={form}
          name="practice_id"
          label="Practice"
          withAsterisk
          data={practices.map(({ id, practice_name }) => ({ value: id, label: practice_name }))}
        />
      )}
      <TextField form={form} name="accountNumber" label="Account number" withAsterisk maxLength={60} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="application" label="Application" withAsterisk maxLength={100} />
        <TextField form={form} name="facility" label="Facility" withAsterisk maxLength={100} />
        <TextField form={form} name="username" label="Username" autoComplete="off" maxLength={100} />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          placeholder={account?.has_password === true ? 'Saved. Enter a new password to replace it.' : ''}
          autoComplete="new-password"
          maxLength={200}
        />
      </SimpleGrid>
      <SelectField
        form={form}
        name="status"
        label="Status"
        allowDeselect={false}
        data={[
          { value: 'Allowed', label: 'Allowed' },
          { value: 'Excluded', label: 'Excluded: can’t order from this laboratory' },
          { value: 'InvalidCredentials', label: 'Invalid credentials' },
          { value: 'Disabled', label: 'Disabled: use the practice’s or clinic’s account instead' },
        ]}
      />
    </FormDialog>
  );
}

// An empty password keeps the stored one.
function inputOf({ password, ...fields }: AccountFields) {
  return { ...fields, ...(password ? { password } : {}) };
}
