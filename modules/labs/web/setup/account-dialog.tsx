import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { PasswordField } from '#kit/forms/password-field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useVersionConflict } from '#kit/forms/use-version-conflict.ts';
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

/** Makes or changes an account at a laboratory. Its password is written only: nobody reads it again. */
export function AccountDialog({ account, labs, onClose }: AccountDialogProps) {
  const members = useApiQuery(LabMembersDocument, {}).data?.clinic_members ?? [];
  const practices = useApiQuery(LabPracticesDocument, {}).data?.practices ?? [];
  const [initialValues] = useState(() => ({
    lab_id: account?.lab_id ?? labs[0]?.id ?? '',
    scope: account?.scope ?? 'Clinic',
    doctor_id: account?.doctor_id ?? null,
    practice_id: account?.practice_id ?? null,
    username: account?.username ?? '',
    password: '',
    application: account?.application ?? 'SALUS',
    facility: account?.facility ?? '',
    accountNumber: account?.accountNumber ?? '',
    status: account?.status ?? 'Allowed',
  }));
  const [scope, setScope] = useState<string>(initialValues.scope);
  const { hint, guard, began } = useVersionConflict(account?.version ?? null, async () => {
    const { doctorLabAccounts } = await request(LabAccountsDocument, {});
    const saved = doctorLabAccounts.find(({ id }) => id === account?.id);
    return saved === undefined ? null : { version: saved.version, says: `${saved.accountNumber}, ${saved.status}` };
  });
  const form = useApiForm<typeof initialValues, AccountFields>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: accountForm['~standard'].validate } },
    initialValues,
    began,
    submit: async ({ password, ...fields }) => {
      const input = { ...fields, ...(password ? { password } : {}) };
      if (account === null) await request(CreateLabAccountDocument, { input });
      else await guard((version) => request(UpdateLabAccountDocument, { id: account.id, version, input }));
      toast.success(account === null ? 'Account added' : 'Account updated');
      refreshQueries('lab');
      onClose();
    },
  });
  form.inner.watch('scope', ({ value }) => setScope(value));
  const title = account === null ? 'New account' : `${account.labName}, ${account.holder}`;
  return (
    <FormDialog form={form} title={title} hint={hint} onClose={onClose}>
      <SelectField
        form={form}
        name="lab_id"
        label="Laboratory"
        withAsterisk
        allowDeselect={false}
        data={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
      />
      <SelectField form={form} name="scope" label="For" allowDeselect={false} data={['Doctor', 'Practice', 'Clinic']} />
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
        <TextField form={form} name="username" label="User name" autoComplete="off" maxLength={100} />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          placeholder={account?.has_password === true ? 'Kept; type to replace it' : ''}
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
          { value: 'Excluded', label: 'Excluded: may not order there' },
          { value: 'InvalidCredentials', label: 'Invalid credentials' },
          { value: 'Disabled', label: 'Disabled: the next wider account counts' },
        ]}
      />
    </FormDialog>
  );
}
