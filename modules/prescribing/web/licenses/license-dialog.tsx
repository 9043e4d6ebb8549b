import { Button, SimpleGrid } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { type Refreshes, useApiQuery } from '#kit/api/use-api.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { licenseForm, licenseKinds, licenseStates } from '../../rules/index.ts';
import { PrescribersDocument } from '../prescription.operations.gen.ts';
import {
  CreatePrescriberLicenseDocument,
  DeletePrescriberLicenseDocument,
  type PrescriberLicenseFieldsFragment,
  PrescriberLicensesDocument,
  UpdatePrescriberLicenseDocument,
} from '../setting.operations.gen.ts';

type License = PrescriberLicenseFieldsFragment;

/** Queries to refresh when a license changes. */
export const LICENSES: Refreshes = [['setting', 'PrescriberLicenses']];

/** Adds, edits or deletes a license. */
export function LicenseDialog({ license, onClose }: { license: License | null; onClose: () => void }) {
  const prescribers = useApiQuery(PrescribersDocument, {});
  const form = useRecordForm({
    row: license,
    values: (row) => ({
      user_id: row?.user_id ?? '',
      kind: row?.kind ?? 'state',
      state: row?.state ?? '',
      number: row?.number ?? '',
      expiry_date: row?.expiry_date ?? '',
    }),
    rules: licenseForm,
    says: (row) => `${row.prescriber_name}, ${row.state} ${row.number}`,
    read: async ({ id }) =>
      (await request(PrescriberLicensesDocument, {})).prescriber_licenses.find((row) => row.id === id),
    create: (input) => request(CreatePrescriberLicenseDocument, { input }),
    update: (input, version, { id }) => request(UpdatePrescriberLicenseDocument, { id, version, input }),
    done: ['License added', 'License updated'],
    refreshes: LICENSES,
    onSaved: onClose,
  });
  const { remove, busy } = useDelete({
    ask: ({ number }: License) => ({
      title: `Delete license ${number}?`,
      message: 'It is no longer printed on prescriptions. It stays on record.',
    }),
    run: ({ id }) => request(DeletePrescriberLicenseDocument, { id }),
    done: 'License deleted',
    refreshes: LICENSES,
    onDone: onClose,
  });
  const known = (prescribers.data?.prescribers ?? []).map(({ user_id: value, name: label }) => ({ value, label }));
  const isListed = license === null || known.some(({ value }) => value === license.user_id);
  return (
    <FormDialog
      form={form}
      title={license === null ? 'New license' : `License ${license.number}`}
      onClose={onClose}
      other={
        license !== null && (
          <Button variant="subtle" color="red" loading={busy} onClick={() => remove(license)}>
            Delete
          </Button>
        )
      }
    >
      <SelectField
        form={form}
        name="user_id"
        label="Prescriber"
        withAsterisk
        searchable
        data={isListed ? known : [...known, { value: license.user_id, label: license.prescriber_name }]}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField form={form} name="kind" label="Kind" allowDeselect={false} data={[...licenseKinds]} />
        <SelectField form={form} name="state" label="State" withAsterisk searchable data={licenseStates} />
        <TextField form={form} name="number" label="Number" withAsterisk maxLength={30} />
        <DateField form={form} name="expiry_date" label="Expiration date" />
      </SimpleGrid>
    </FormDialog>
  );
}
