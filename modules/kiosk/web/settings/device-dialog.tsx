import { Button } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { RadioField } from '#kit/forms/fields/radio-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { deviceForm, deviceKindNames, deviceKinds } from '../../rules/index.ts';
import {
  CreateKioskDeviceDocument,
  type KioskDevicePartsFragment as Device,
  KioskDevicesDocument,
  KioskPracticesDocument,
  SwitchOffKioskDeviceDocument,
  UpdateKioskDeviceDocument,
} from '../setting.operations.gen.ts';
import { deviceRefreshes as refreshes } from './device-refreshes.ts';
import { PairDialog } from './pair-dialog.tsx';

interface DeviceDialogProps {
  /** Null for a new one. */
  device: Device | null;
  onClose: () => void;
}

/** Registers or changes a device, pairs it and switches it off. */
export function DeviceDialog({ device, onClose }: DeviceDialogProps) {
  const [pairing, setPairing] = useState<Pick<Device, 'id' | 'name'> | null>(null);
  if (pairing !== null) return <PairDialog device={pairing} onClose={onClose} />;
  return <DeviceForm device={device} onPair={setPairing} onClose={onClose} />;
}

interface DeviceFormProps extends DeviceDialogProps {
  onPair: (device: Pick<Device, 'id' | 'name'>) => void;
}

function DeviceForm({ device, onPair, onClose }: DeviceFormProps) {
  const practices = useApiQuery(KioskPracticesDocument, {}, { quiet: true }).data?.kiosk_practices ?? [];
  const form = useRecordForm({
    row: device,
    values: (row) => ({
      name: row?.name ?? '',
      practice_id: row?.practice_id ?? '',
      kind: row?.kind ?? 'check_in',
    }),
    rules: deviceForm,
    draft: 'kiosk-device',
    says: ({ name }) => name,
    read: async ({ id }) => (await request(KioskDevicesDocument, {})).kiosk_devices.find((row) => row.id === id),
    create: async (input) => {
      const { create_kiosk_device: made } = await request(CreateKioskDeviceDocument, { input });
      onPair({ id: made.id, name: input.name });
    },
    update: async (input, version, { id }) => {
      await request(UpdateKioskDeviceDocument, { id, version, input });
      onClose();
    },
    done: ['Device added', 'Device updated'],
    refreshes,
  });
  const pair = async (chosen: Device): Promise<void> => {
    const question = {
      title: `Pair ${chosen.name} again?`,
      message: 'The device that is paired now is signed out.',
      confirm: 'Pair again',
    };
    if (chosen.state !== 'paired' || (await confirm(question))) onPair(chosen);
  };
  const { remove: switchOff, busy } = useDelete({
    ask: ({ name }: Device) => ({
      title: `Switch ${name} off?`,
      message: 'It is signed out immediately. A new pairing code switches it on again.',
      confirm: 'Switch off',
    }),
    run: ({ id }) => request(SwitchOffKioskDeviceDocument, { id }),
    done: 'Device switched off',
    refreshes,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={device?.name ?? 'New device'}
      other={
        device !== null && (
          <>
            <Button variant="default" onClick={() => void pair(device)}>
              Pair device
            </Button>
            {device.state !== 'off' && (
              <Button variant="subtle" color="red" loading={busy} onClick={() => switchOff(device)}>
                Switch off
              </Button>
            )}
          </>
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" withAsterisk maxLength={60} data-autofocus />
      <RadioField
        form={form}
        name="kind"
        label="Kind"
        data={deviceKinds.map((value) => ({ value, label: deviceKindNames[value] }))}
      />
      <SelectField
        form={form}
        name="practice_id"
        label="Practice"
        withAsterisk
        data={practices.map(({ id: value, name: label }) => ({ value, label }))}
      />
    </FormDialog>
  );
}
