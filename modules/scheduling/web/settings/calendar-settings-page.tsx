import { Button, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useState } from 'react';
import { Temporal } from 'temporal-polyfill';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can, useViewer } from '#kit/session/viewer.ts';
import { CalendarHoursDocument, ClinicHolidaysDocument } from '../calendar.operations.gen.ts';
import { clinicClock } from '../clinic-clock.ts';
import { useLiveSetup } from '../refresh-setup.ts';
import { HolidaysDialog } from './holidays-dialog.tsx';
import { ResourcesPanel } from './resources-panel.tsx';
import { TimeOffPanel } from './time-off-panel.tsx';
import { useCalendarSetup } from '../use-calendar-setup.ts';
import { WeekEditor } from './week-editor.tsx';

/**
 * /settings/calendar: working hours and time off of one's own calendar or of all, holidays and resources of the clinic.
 */
export function CalendarSettingsPage() {
  const { setup, read } = useCalendarSetup();
  const viewer = useViewer();
  useLiveSetup();
  const isForAll = can('scheduling.hours');
  const own = setup?.clinic_calendars.find(({ user_id }) => user_id === viewer.userId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const inUse = setup?.clinic_calendars.filter((one) => one.is_active) ?? [];
  const offered = isForAll ? inUse : own === undefined ? [] : [own];
  const id = chosen ?? own?.calendar_id ?? offered[0]?.calendar_id ?? null;
  const today = clinicClock(new Date()).slice(0, 10);
  const holidays = useApiQuery(ClinicHolidaysDocument, { from: today }, { quiet: true });
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
      <ReadState
        read={selectRead(read, () => id)}
        label="Calendars"
        rows={7}
        notFound="You don’t have a calendar. Working hours are for members who see patients."
      >
        {(calendarId) => (
          <OneCalendar key={calendarId} id={calendarId} today={today} disabled={!can('scheduling.own_hours')} />
        )}
      </ReadState>
      <TimeOffPanel
        title="Clinic holidays"
        calendarId={null}
        list={selectRead(holidays, ({ clinic_holidays }) => clinic_holidays)}
        read={async () => (await holidays.refetch({ throwOnError: true })).data?.clinic_holidays ?? []}
        disabled={!isForAll}
        tools={
          <Button variant="default" size="xs" onClick={() => setChoosing(true)}>
            Federal holidays
          </Button>
        }
      />
      {isChoosing && <HolidaysDialog today={today} onClose={() => setChoosing(false)} />}
      {can('scheduling.setup') && <ResourcesPanel />}
    </Page>
  );
}

function OneCalendar({ id, today, disabled }: { id: string; today: string; disabled: boolean }) {
  const to = Temporal.PlainDate.from(today).add({ days: 400 }).toString();
  const query = useApiQuery(CalendarHoursDocument, { calendar_ids: [id], from: today, to }, { quiet: true });
  const hours = selectRead(query, ({ calendar_hours: [first] }) => first);
  const read = async () => (await query.refetch({ throwOnError: true })).data?.calendar_hours[0];
  return (
    <>
      <Panel title="Working hours">
        <ReadState read={hours} label="Working hours" rows={7}>
          {(found) => <WeekEditor hours={found} read={read} disabled={disabled} />}
        </ReadState>
      </Panel>
      <TimeOffPanel
        title="Time off"
        calendarId={id}
        list={selectRead(hours, (found) => found?.time_off.filter(({ calendar_id }) => calendar_id !== null))}
        read={async () => (await read())?.time_off ?? []}
        disabled={disabled}
      />
    </>
  );
}
