import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { locationForm } from '../../rules/index.ts';
import classes from '../inventory.module.css';
import {
  CreateStockLocationDocument,
  DeleteStockLocationDocument,
  type LocationFieldsFragment,
  ReactivateStockLocationDocument,
  StockLocationsDocument,
  UpdateStockLocationDocument,
} from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';

/** The shelves, cupboards and rooms where stock lies. */
export function LocationsDialog({ onClose }: { onClose: () => void }) {
  const phone = usePhone();
  const [editing, setEditing] = useState<LocationFieldsFragment | 'new' | null>(null);
  const { data, isPending, isError, error, refetch } = useApiQuery(StockLocationsDocument, { includeDeleted: true });
  const back = useApiMutation(ReactivateStockLocationDocument, { onDone: refreshInventory });
  const remove = useApiMutation(DeleteStockLocationDocument, { onDone: refreshInventory });
  if (editing !== null)
    return <LocationDialog location={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Locations"
      size="32rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {isPending && <RowsSkeleton rows={3} />}
      {isError && <ErrorState error={error} what="The locations" onRetry={() => void refetch()} />}
      <ul className={classes.list} aria-label="Locations">
        {data?.stock_locations.map((location) => (
          <li key={location.id}>
            <div className={classes.what}>
              <strong>{location.location_name}</strong>
              <span className={classes.quiet}>
                {location.is_dispensing ? 'Patients are handed things out from here' : 'Storage'}
              </span>
            </div>
            <div className={classes.actions}>
              {location.deleted_time === null ? (
                <>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Edit ${location.location_name}`}
                    onClick={() => setEditing(location)}
                  >
                    Edit
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Take out of use: ${location.location_name}`}
                    onClick={() => remove.mutate({ id: location.id })}
                  >
                    Take out of use
                  </Button>
                </>
              ) : (
                <>
                  <StatusBadge>Out of use</StatusBadge>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Use again: ${location.location_name}`}
                    onClick={() => back.mutate({ id: location.id })}
                  >
                    Use again
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Button mt="sm" variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
        New location
      </Button>
    </Modal>
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
    update: (input, version) => request(UpdateStockLocationDocument, { id: location!.id, version, input }),
    done: ['Location added', 'Location updated'],
    onSaved: () => {
      refreshInventory();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={location?.location_name ?? 'New location'} size="28rem" onClose={onClose}>
      <TextField form={form} name="location_name" label="Name" withAsterisk maxLength={80} />
      <CheckboxField form={form} name="is_dispensing" label="Patients are handed things out from here" />
    </FormDialog>
  );
}
