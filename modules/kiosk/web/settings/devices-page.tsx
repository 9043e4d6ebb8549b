import { IconDeviceTablet } from '@tabler/icons-react';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf, formatTime } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ListPage } from '#kit/page/list-page.tsx';
import { textColumn } from '#kit/table/columns.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { deviceKindNames } from '../../rules/index.ts';
import { type KioskDevicePartsFragment as Device, KioskDevicesDocument } from '../setting.operations.gen.ts';
import { DeviceDialog } from './device-dialog.tsx';
import { deviceRefreshes } from './device-refreshes.ts';

const STATES: Readonly<Record<Device['state'], readonly [Tone, string]>> = {
  unpaired: ['warning', 'Not paired'],
  paired: ['success', 'Paired'],
  off: ['neutral', 'Off'],
};

const columns: readonly DataColumn<Device>[] = [
  textColumn('name', 'Name', ({ name }) => name, { width: 'minmax(12rem, 1fr)', phone: 'title' }),
  textColumn('kind', 'Kind', ({ kind }) => deviceKindNames[kind], { width: '14rem' }),
  textColumn('practice', 'Practice', ({ practice_name: name }) => name, { width: 'minmax(10rem, 1fr)' }),
  {
    id: 'state',
    title: 'Status',
    width: '8rem',
    phone: 'aside',
    text: ({ state }) => STATES[state][1],
    cell: ({ state }) => <StatusBadge tone={STATES[state][0]}>{STATES[state][1]}</StatusBadge>,
  },
  textColumn('seen', 'Last seen', ({ seen_time: time }) => seenText(time), { width: '12rem' }),
];

function seenText(time: string | null): string {
  return time === null ? 'Never' : `${formatDay(dayOf(time))} ${formatTime(time)}`;
}

/** /settings/kiosk: the clinic's check-in tablets and waiting-room displays. */
export function DevicesPage() {
  useLive('kiosk.device-changed', () => refreshAll(deviceRefreshes));
  return (
    <ListPage
      title="Tablets and Displays"
      detail={(rows) => `${rows.length} devices`}
      label="Tablets and displays"
      read={useApiQuery(KioskDevicesDocument, {}, { quiet: true })}
      rows={({ kiosk_devices: rows }) => rows}
      columns={columns}
      rowId={({ id }) => id}
      add="New device"
      renderForm={(device, close) => <DeviceDialog device={device} onClose={close} />}
      empty={{
        icon: IconDeviceTablet,
        title: 'No devices yet',
        why: 'Patients check in on a tablet, and a display calls them to their room without names.',
      }}
    />
  );
}
