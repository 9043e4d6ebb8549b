import { Button } from '@mantine/core';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { CheckboxField } from '#kit/forms/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import { alreadyShown } from '#kit/forms/use-version-conflict.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { type AddressFields, addressInput, addressLimits as limits, countries, regionsOf } from '../../rules/index.ts';
import frame from '../form/form-fields.module.css';
import { hasStates, stateLabel } from '../form/patient-fields.ts';
import { CreateAddressDocument, DeleteAddressDocument, UpdateAddressDocument } from '../registration.operations.gen.ts';
import { type AddressRow, addressText } from './record-rows.ts';
import { useRowVersion } from './use-row-version.ts';

interface AddressDialogProps {
  patientId: string;
  /** Null for a new one. */
  address: AddressRow | null;
  onClose: () => void;
}

const TYPES = [
  { value: 'mailing_address', label: 'Mailing' },
  { value: 'billing', label: 'Billing' },
];
const COUNTRIES = countries.map(({ code, name }) => ({ value: code, label: name }));

type AddressValues = {
  type: string;
  address_line1: string;
  address_line2: string;
  city: string;
  state_or_provice: string | null;
  postal_code: string;
  country: string;
  po_box: boolean;
  default_address: boolean;
};

/** Adds an address, or changes one. */
export function AddressDialog({ patientId, address, onClose }: AddressDialogProps) {
  const { hint, setHint, guard, began } = useRowVersion(
    patientId,
    address,
    (patient) => [...patient.mailing_addresses, ...patient.billing_addresses],
    addressText,
  );
  const initialValues: AddressValues = {
    type: address?.address_type ?? 'mailing_address',
    address_line1: address?.address_line1 ?? '',
    address_line2: address?.address_line2 ?? '',
    city: address?.city ?? '',
    state_or_provice: address?.state_or_provice ?? null,
    postal_code: address?.postal_code ?? '',
    country: address?.country ?? 'US',
    po_box: address?.po_box ?? false,
    default_address: address?.default_address ?? false,
  };
  const form = useApiForm({
    rules: addressInput() as unknown as FormRules<AddressValues, AddressFields>,
    initialValues,
    quiet: address !== null,
    draftKey: `patient/${patientId}/address/${address?.id ?? 'new'}`,
    began,
    submit: async (checked) => {
      const { type, po_box, default_address } = form.inner.getValues();
      const input = {
        ...checked,
        type: type === 'billing' ? ('billing' as const) : ('mailing_address' as const),
        po_box,
        default_address,
      };
      try {
        await guard((version) =>
          address === null
            ? request(CreateAddressDocument, { input: { ...input, patient_id: patientId } })
            : request(UpdateAddressDocument, { input: { ...input, id: address.id, version } }),
        );
      } catch (error) {
        const isForFields = error instanceof ApiError && error.subType === 'Z_InputError';
        if (address === null || isForFields) throw error;
        // Nobody is interrupted by an address that could not be saved; it is told here, and what was typed stays.
        setHint('This was not saved. What you typed is still here; save again in a moment.');
        throw alreadyShown();
      }
      toast.success('Success update address');
      onClose();
    },
  });
  const remove = async (row: AddressRow): Promise<void> => {
    const sure = await confirm({
      title: 'Delete this address?',
      message: addressText(row),
      confirm: 'Delete',
      danger: true,
    });
    if (!sure) return;
    try {
      await request(DeleteAddressDocument, { id: row.id, version: row.version });
      toast.success('Success update address');
      onClose();
    } catch (error) {
      reportError(error);
    }
    refreshQueries('registration', 'PatientById');
  };
  const country = useCountry(form);
  const states = hasStates(country) ? regionsOf[country] : undefined;
  return (
    <FormDialog
      form={form}
      title={address === null ? 'Add Address' : 'Edit Address'}
      hint={hint}
      onClose={onClose}
      other={
        address === null ? undefined : (
          <Button variant="subtle" color="red" onClick={() => void remove(address)}>
            Delete
          </Button>
        )
      }
    >
      <div className={frame.fields}>
        <SelectField form={form} name="type" label="Type" data={TYPES} allowDeselect={false} />
        <div data-span="8">
          <TextField
            form={form}
            name="address_line1"
            label="Address line 1"
            required
            data-autofocus
            maxLength={limits.address_line1}
            autoComplete="off"
          />
        </div>
        <div data-span="6">
          <TextField
            form={form}
            name="address_line2"
            label="Address line 2"
            maxLength={limits.address_line2}
            autoComplete="off"
          />
        </div>
        <div data-span="6">
          <TextField form={form} name="city" label="City" required maxLength={limits.city} autoComplete="off" />
        </div>
        {states === undefined ? (
          <TextField
            form={form}
            name="state_or_provice"
            label="State or region"
            required
            maxLength={limits.state_or_provice}
          />
        ) : (
          <SelectField
            form={form}
            name="state_or_provice"
            label={country === 'CA' ? 'Province' : 'State'}
            required
            data={states.map(({ code }) => ({ value: code, label: stateLabel(code, country === 'CA' ? 'CA' : 'US') }))}
            searchable
            nothingFoundMessage="No such state"
          />
        )}
        <TextField
          form={form}
          name="postal_code"
          label={country === 'US' ? 'ZIP code' : 'Postal code'}
          required
          maxLength={limits.postal_code}
          autoComplete="off"
        />
        <SelectField
          form={form}
          name="country"
          label="Country"
          data={COUNTRIES}
          searchable
          allowDeselect={false}
          nothingFoundMessage="No such country"
        />
        <div data-span="6">
          <CheckboxField form={form} name="po_box" label="PO box" />
        </div>
        <div data-span="6">
          <CheckboxField form={form} name="default_address" label="Default for its type" />
        </div>
      </div>
    </FormDialog>
  );
}

function useCountry(form: ApiForm<AddressValues>): string {
  const country: unknown = form.inner.useWatchValue('country');
  return typeof country === 'string' ? country : '';
}
