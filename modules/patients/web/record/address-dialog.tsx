import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { alreadyShown } from '#kit/forms/server-messages.ts';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { type AddressFields, addressInput, addressLimits as limits, countries, regionsOf } from '../../rules/index.ts';
import frame from '../form/form-fields.module.css';
import { hasStates, stateLabel } from '../form/patient-fields.ts';
import { CreateAddressDocument, DeleteAddressDocument, UpdateAddressDocument } from '../registration.operations.gen.ts';
import { readPatient } from './read-patient.ts';
import { type AddressRow, addressText } from './record-rows.ts';

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

/** Adds or edits an address. */
export function AddressDialog({ patientId, address, onClose }: AddressDialogProps) {
  const [failed, quietly] = useQuietSave();
  const form = useRecordForm({
    row: address,
    values: valuesOf,
    rules: { '~standard': { validate: (typed) => check(typed as AddressValues) } },
    draft: `patient/${patientId}/address`,
    says: addressText,
    read: async () => {
      const { mailing_addresses: mailing, billing_addresses: billing } = await quietly(readPatient(patientId));
      return [...mailing, ...billing].find(({ id }) => id === address?.id);
    },
    create: (input) => request(CreateAddressDocument, { input: { ...input, patient_id: patientId } }),
    update: (input, version) =>
      quietly(request(UpdateAddressDocument, { input: { ...input, id: address!.id, version } })),
    done: 'Success update address',
    onSaved: () => {
      refreshQueries('registration', 'PatientById');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={address === null ? 'Add Address' : 'Edit Address'}
      onClose={onClose}
      other={
        address === null ? undefined : (
          <Button variant="subtle" color="red" onClick={() => void deleteAfterAsking(address, onClose)}>
            Delete
          </Button>
        )
      }
    >
      {failed && <Notice>This was not saved. What you typed is still here; save again in a moment.</Notice>}
      <AddressInputs form={form} />
    </FormDialog>
  );
}

/**
 * Returns whether the last save failed, and a wrapper for requests that shows errors in the form instead of over the page.
 */
function useQuietSave() {
  const [failed, setFailed] = useState(false);
  const quietly = async <Answer,>(work: Promise<Answer>): Promise<Answer> => {
    setFailed(false);
    try {
      return await work;
    } catch (error) {
      const isForFields = error instanceof ApiError && error.subType === 'Z_InputError';
      if (isForFields || hasCode(error, 'STALE_VERSION')) throw error;
      setFailed(true);
      throw alreadyShown();
    }
  };
  return [failed, quietly] as const;
}

async function deleteAfterAsking(row: AddressRow, onDeleted: () => void): Promise<void> {
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
    onDeleted();
  } catch (error) {
    reportError(error);
  }
  refreshQueries('registration', 'PatientById');
}

function AddressInputs({ form }: { form: ApiForm<AddressValues> }) {
  const country = useWatched(form, 'country');
  const states = hasStates(country) ? regionsOf[country] : undefined;
  return (
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
          nothingFoundMessage="State not found"
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
        nothingFoundMessage="Country not found"
      />
      <div data-span="6">
        <CheckboxField form={form} name="po_box" label="PO box" />
      </div>
      <div data-span="6">
        <CheckboxField form={form} name="default_address" label="Default for this type" />
      </div>
    </div>
  );
}

type AddressValues = ReturnType<typeof valuesOf>;

function valuesOf(address: AddressRow | null) {
  return {
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
}

function check({ type, po_box, default_address, ...typed }: AddressValues) {
  const checked = addressInput()['~standard'].validate(typed) as RulesResult<AddressFields>;
  if (checked.issues !== undefined) return checked;
  const kind = type === 'billing' ? ('billing' as const) : ('mailing_address' as const);
  return { value: { ...checked.value, type: kind, po_box, default_address } };
}
