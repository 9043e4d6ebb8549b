import { Anchor } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SwitchField } from '#kit/forms/fields/switch-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { PageForm } from '#kit/forms/page-form.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { bookingLimits as limits, bookingSettingsForm } from '../../rules/index.ts';
import {
  BookingSettingsDocument,
  type BookingSettingsQuery,
  SaveBookingSettingsDocument,
} from '../calendar.operations.gen.ts';
import { BookableTypesPanel } from './bookable-types-panel.tsx';
import { setupRefreshes } from './setup-refreshes.ts';

/** /settings/online-booking: the public booking page, and the event types that it offers. */
export function BookingSettingsPage() {
  useLive('booking.setup-changed', () => refreshAll(setupRefreshes));
  const read = useApiQuery(BookingSettingsDocument, {}, { quiet: true });
  return (
    <Page>
      <PageHeader
        title="Online Booking"
        detail="A public page where patients request an appointment. Each request is reviewed by the front desk."
      />
      <Panel title="Public page">
        <ReadState read={read} label="Settings" rows={4}>
          {({ booking_settings: settings }) => <SettingsForm settings={settings} />}
        </ReadState>
      </Panel>
      <BookableTypesPanel icon={IconCalendarEvent} />
    </Page>
  );
}

type Settings = BookingSettingsQuery['booking_settings'];
type Values = Omit<Settings, 'version' | 'notice_hours' | 'days_ahead' | 'hold_hours'> &
  Record<'notice_hours' | 'days_ahead' | 'hold_hours', number | string | null>;

function SettingsForm({ settings }: { settings: Settings }) {
  const form = useRecordForm({
    row: settings,
    values: (row): Values => {
      const { version: _version, ...values } = row ?? settings;
      return values;
    },
    rules: bookingSettingsForm,
    says: (row) => `${row.is_on ? 'on' : 'off'}, /book/${row.address}`,
    read: async () => (await request(BookingSettingsDocument, {})).booking_settings,
    update: async (input, version) =>
      (await request(SaveBookingSettingsDocument, { version, input })).save_booking_settings.version,
    done: 'Settings saved',
    refreshes: setupRefreshes,
  });
  const address = useWatched(form, 'address');
  const url = `${window.location.origin}/book/${settings.address}`;
  return (
    <PageForm form={form} label="Online booking" narrow>
      <SwitchField form={form} name="is_on" label="Patients can request appointments online" />
      <TextField
        form={form}
        name="address"
        label="Address"
        description={`The page’s URL ends with /book/${address || 'your-clinic'}`}
        maxLength={60}
        withAsterisk
      />
      {settings.version > 0 && (
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
          {url}
        </Anchor>
      )}
      <NumberField
        form={form}
        name="notice_hours"
        label="Minimum notice"
        unit="hours"
        description="Times that start sooner are not offered"
        withAsterisk
      />
      <NumberField form={form} name="days_ahead" label="Booking window" unit="days" withAsterisk />
      <NumberField
        form={form}
        name="hold_hours"
        label="Hold requested times"
        unit="working hours"
        description="A request that isn’t answered by then expires, and its time is free again"
        withAsterisk
      />
      <TextareaField
        form={form}
        name="page_text"
        label="Text on the page"
        maxLength={limits.pageText}
        autosize
        minRows={2}
      />
    </PageForm>
  );
}
