import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useState } from 'react';
import { Temporal } from 'temporal-polyfill';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can, useViewer } from '#kit/session/viewer.ts';
import { CalendarHoursDocument, ClinicHolidaysDocument } from '../calendar.operations.gen.ts';
import { clinicClock } from '../clinic-clock.ts';
import { refreshSetup, useLiveSetup } from '../refresh-setup.ts';
import { ResourcesPanel } from './resources-panel.tsx';
import { TimeOffPanel } from './time-off-panel.tsx';
import { useCalendarSetup } from '../use-calendar-setup.ts';
import { WeekEditor } from './week-editor.tsx';

/** /settings/calendar: working hours and time off of calendars (one's own, or everybody's), holidays and resources of the clinic. */
export function CalendarSettingsPage() {
  const { setup, error, retry } = useCalendarSetup();
  const viewer = useViewer();
  useLiveSetup();
  const isForAll = can('scheduling.hours');
  const own = setup?.clinic_calendars.find(({ user_id }) => user_id === viewer.userId);
  const [chosen, setChosen] = useState<string | null>(null);
  const inUse = setup?.clinic_calendars.filter((one) => one.is_active) ?? [];
  const offered = isForAll ? inUse : own === undefined ? [] : [own];
  const id = chosen ?? own?.calendar_id ?? offered[0]?.calendar_id ?? null;
  const today = clinicClock(new Date()).slice(0, 10);
  const holidays = useApiQuery(ClinicHolidaysDocument, { from: today });
  return (
    <Page>
      <PageHeader title="Calendar" detail="Working hours, time off, holidays and resources">
        {isForAll && offered.length > 0 && (
          <Select
            aria-label="Calendar"
            data={offered.map(({ calendar_id: value, name: label }) => ({ value, label }))}
            value={id}
            onChange={setChosen}
            allowDeselect={false}
            searchable
            checkIconPosition="right"
          />
        )}
      </PageHeader>
      {error !== null && setup === undefined && <ErrorState error={error} what="The calendars" onRetry={retry} />}
      {setup !== undefined && id === null && (
        <Panel title="Working hours">
          <EmptyState title="You have no calendar">Hours are set for members whose calendar patients see.</EmptyState>
        </Panel>
      )}
      {id !== null && <OneCalendar key={id} id={id} today={today} disabled={!can('scheduling.own_hours')} />}
      <TimeOffPanel
        title="Holidays of the clinic"
        calendarId={null}
        list={holidays.data?.clinic_holidays ?? []}
        read={async () => (await holidays.refetch({ throwOnError: true })).data?.clinic_holidays ?? []}
        disabled={!isForAll}
      />
      {can('scheduling.setup') && <ResourcesPanel />}
    </Page>
  );
}

function OneCalendar({ id, today, disabled }: { id: string; today: string; disabled: boolean }) {
  const to = Temporal.PlainDate.from(today).add({ days: 400 }).toString();
  const { data, error, isPending, refetch } = useApiQuery(CalendarHoursDocument, {
    calendar_ids: [id],
    from: today,
    to,
  });
  const hours = data?.calendar_hours[0];
  const read = async () => (await refetch({ throwOnError: true })).data?.calendar_hours[0];
  return (
    <>
      <Panel title="Working hours">
        {isPending && <RowsSkeleton rows={7} />}
        {error !== null && hours === undefined && (
          <ErrorState
            error={error}
            what="The working hours"
            onRetry={() => {
              refreshSetup();
              void refetch();
            }}
          />
        )}
        {hours !== undefined && <WeekEditor hours={hours} read={read} disabled={disabled} />}
      </Panel>
      <TimeOffPanel
        title="Time off"
        calendarId={id}
        list={(hours?.time_off ?? []).filter(({ calendar_id }) => calendar_id !== null)}
        read={async () => (await read())?.time_off ?? []}
        disabled={disabled}
      />
    </>
  );
}
