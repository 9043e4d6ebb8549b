import { Modal } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { locationForm } from '../../rules/index.ts';
import {
  CreateStockLocationDocument,
  DeleteStockLocationDocument,
  type LocationFieldsFragment,
  ReactivateStockLocationDocument,
  StockLocationsDocument,
  UpdateStockLocationDocument,
} from '../pricesetup.operations.gen.ts';
import { INVENTORY } from '../use-inventory.ts';

/** The shelves, cupboards and rooms with stock. */
export function LocationsDialog({ onClose }: { onClose: () => void }) {
  const phone = usePhone();
  const read = useApiQuery(StockLocationsDocument, { includeDeleted: true }, { quiet: true });
  const editor = useEditor(read.data?.stock_locations);
  if (editor.openId !== null)
    return editor.render((location, close) => <LocationDialog location={location} onClose={close} />);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Locations"
      size="32rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadRows
        label="Locations"
        read={read}
        rows={({ stock_locations }) => stock_locations}
        loadingRows={3}
        empty={{ icon: IconMapPin, title: 'No locations yet' }}
      >
        {(location) => <LocationRow location={location} onEdit={() => editor.edit(location)} />}
      </ReadRows>
      <AddButton small onClick={editor.add}>
        New location
      </AddButton>
    </Modal>
  );
}

function LocationRow({ location, onEdit }: { location: LocationFieldsFragment; onEdit: () => void }) {
  const { id, location_name: name, is_dispensing, deleted_time } = location;
  const back = useApiMutation(ReactivateStockLocationDocument, { refreshes: INVENTORY });
  const remove = useApiMutation(DeleteStockLocationDocument, { refreshes: INVENTORY });
  const isUsed = deleted_time === null;
  return (
    <Row
      title={name}
      subtitle={is_dispensing ? 'Dispensing location' : 'Storage'}
      badges={!isUsed && <StatusBadge>Inactive</StatusBadge>}
      actions={
        isUsed ? (
          <>
            <RowButton of={name} onClick={onEdit}>
              Edit
            </RowButton>
            <RowButton of={name} busy={remove.isPending} onClick={() => remove.mutate({ id })}>
              Deactivate
            </RowButton>
          </>
        ) : (
          <RowButton of={name} busy={back.isPending} onClick={() => back.mutate({ id })}>
            Reactivate
          </RowButton>
        )
      }
    />
  );
}

function LocationDialog({ location, onClose }: { location: LocationFieldsFragment | null; onClose: () => void }) {
  const form = useRecordForm({
    row: location,
    values: (row) => ({
      location_name: row?.location_name ?? '',
      practice_id: row?.practice_id ?? null,
      is_dispensing: row?.is_dispensing ?? true,
    }),
    rules: locationForm,
    says: (row) => row.location_name,
    read: async () => {
      const { stock_locations } = await request(StockLocationsDocument, { includeDeleted: true });
      return stock_locations.find(({ id }) => id === location?.id);
    },
    create: (input) => request(CreateStockLocationDocument, { input }),
    update: (input, version, { id }) => request(UpdateStockLocationDocument, { id, version, input }),
    done: ['Location added', 'Location updated'],
    refreshes: INVENTORY,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={location?.location_name ?? 'New location'} size="28rem" onClose={onClose}>
      <TextField form={form} name="location_name" label="Name" withAsterisk maxLength={80} />
      <CheckboxField form={form} name="is_dispensing" label="Dispensing location" />
    </FormDialog>
  );
}
