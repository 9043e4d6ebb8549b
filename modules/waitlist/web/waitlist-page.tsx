import { IconHourglass } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { EmptyContent } from '#kit/feedback/empty-state.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { nameLastFirst } from '#kit/formats/person-name.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn, Sort } from '#kit/table/data-column.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { sortRows } from '#kit/table/sort-rows.ts';
import { priorityNames, waitlistPriorities, waitlistStateNames, type WaitlistState } from '../rules/index.ts';
import { type ClinicCalendar, ColourDot, useCalendarSetup } from '#scheduling/web';
import type { WaitingFragment } from './calendar.operations.gen.ts';
import { ReleasedSlots } from './released-slots.tsx';
import { openWaitlist } from './open-waitlist.ts';
import { useReleasedSlots, useWaitlist } from './use-waitlist.ts';
import { WaitlistSettings } from './waitlist-settings.tsx';
import { betweenWords, offerWords, priorityTones, stateTones, wishWords, withWords } from './waitlist-wording.ts';
import classes from './waitlist.module.css';

const SHOWN: Readonly<Record<string, { label: string; states: WaitlistState[] }>> = {
  on: { label: 'On the list', states: ['waiting', 'offered'] },
  booked: { label: 'Booked', states: ['booked'] },
  removed: { label: 'Removed', states: ['removed'] },
  expired: { label: 'Expired', states: ['expired'] },
};

const SHOWN_LABELS = Object.entries(SHOWN).map(([value, { label }]) => ({ value, label }));

const NO_MATCH: EmptyContent = {
  icon: IconHourglass,
  title: 'No matches',
  detail: 'No entries match these filters.',
};
const NOBODY: EmptyContent = { icon: IconHourglass, title: 'No entries' };
const NOBODY_WAITS: EmptyContent = {
  icon: IconHourglass,
  title: 'The waiting list is empty',
  detail: 'When an appointment is canceled, its time can be offered to patients on this list.',
};

/** /scheduling/waiting-list: waitlist entries and released slots. */
export function WaitlistPage() {
  const { freed }: { freed?: string } = useSearch({ strict: false });
  const phone = usePhone();
  const [shown, setShown] = useState('on');
  const [sort, setSort] = useState<Sort>();
  const [name, setName] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [calendar, setCalendar] = useState<string | null>(null);
  const read = useWaitlist({ states: SHOWN[shown]!.states });
  const { setup } = useCalendarSetup();
  const released = useReleasedSlots();
  const times = released.data?.freed_times;
  const calendars = setup?.clinic_calendars;
  const columns = useMemo(() => columnsOf(calendars ?? [], phone), [calendars, phone]);
  const entries = read.data?.waiting_list;
  const rows = useMemo(() => {
    const typed = name.trim().toLowerCase();
    const fitting = (entries ?? []).filter(
      (entry) =>
        (category === null || entry.category_id === category) &&
        (calendar === null || entry.calendar_ids.length === 0 || entry.calendar_ids.includes(calendar)) &&
        (typed === '' || `${entry.patient.first_name} ${entry.patient.last_name}`.toLowerCase().includes(typed)),
    );
    return sortRows(fitting, columns, sort);
  }, [entries, columns, sort, name, category, calendar]);
  const isNarrowed = name.trim() !== '' || category !== null || calendar !== null;
  const add = can('scheduling.waiting') && (
    <AddButton onClick={() => openWaitlist()}>{phone ? 'Add' : 'Add to waiting list'}</AddButton>
  );
  const hasReleased = times !== undefined && times.times.length + times.rounds.length > 0;
  return (
    <Page fill>
      <PageHeader
        title="Waiting list"
        detail={shown === 'on' && entries !== undefined ? countWords(entries.length) : undefined}
      >
        {can('scheduling.setup') && <WaitlistSettings />}
        {add}
      </PageHeader>
      <ReadHint read={released} label="Open times" />
      {hasReleased && (
        <Panel title="Open times" flush>
          <ReleasedSlots begun={freed} />
        </Panel>
      )}
      <FilterBar>
        <FilterSelect label="Entries" choices={SHOWN_LABELS} value={shown} onChange={setShown} />
        <SearchBox label="Search patients" onSearch={setName} />
        <FilterSelect
          label="Type"
          all="All types"
          choices={(setup?.event_categories ?? []).map(({ id, event_category_name: label }) => ({ value: id, label }))}
          value={category}
          onChange={setCategory}
        />
        <FilterSelect
          label="Provider"
          all="Any provider"
          choices={(calendars ?? []).map(({ calendar_id, name: label }) => ({ value: calendar_id, label }))}
          value={calendar}
          onChange={setCalendar}
        />
      </FilterBar>
      <Panel fill>
        <DataTable
          label="Waiting list"
          columns={columns}
          rows={{
            ...allRows(rows),
            status: entries === undefined ? read.status : 'success',
            error: read.error,
            stale: read.isPlaceholderData,
            retry: () => void read.refetch(),
          }}
          rowId={({ id }) => id}
          onOpen={({ id, patient }) => openWaitlist({ entryId: id, patientId: patient.id })}
          sort={sort}
          onSort={setSort}
          empty={isNarrowed ? NO_MATCH : shown === 'on' ? NOBODY_WAITS : NOBODY}
        />
      </Panel>
    </Page>
  );
}

const countWords = (count: number): string => (count === 1 ? '1 waits' : `${count} wait`);

function columnsOf(calendars: readonly ClinicCalendar[], phone: boolean): readonly DataColumn<WaitingFragment>[] {
  return [
    {
      id: 'patient',
      title: 'Patient',
      width: 'minmax(9rem, 2fr)',
      phone: 'title',
      sortable: true,
      cell: ({ patient }) => nameLastFirst({ ...patient, middle_name: null }),
    },
    {
      id: 'type',
      title: 'Type',
      width: 'minmax(8rem, 1.6fr)',
      sortable: true,
      text: ({ category_name }) => category_name,
      cell: ({ category_name, category_color_id }) => (
        <span className={classes.option}>
          <ColourDot colour={category_color_id} />
          {category_name}
        </span>
      ),
    },
    {
      id: 'with',
      title: 'Provider',
      width: 'minmax(8rem, 1.6fr)',
      sortable: true,
      phone: 'hidden',
      cell: ({ calendar_ids }) => withWords(calendar_ids, calendars),
    },
    { id: 'wish', title: 'Availability', width: 'minmax(9rem, 1.6fr)', cell: wishWords },
    {
      id: 'between',
      title: 'Between',
      width: '8.25rem',
      sortable: true,
      phone: 'hidden',
      text: ({ last_day }) => last_day,
      cell: betweenWords,
    },
    {
      id: 'since',
      title: 'Waiting since',
      width: '7.25rem',
      sortable: true,
      phone: 'hidden',
      text: ({ create_time }) => create_time,
      cell: ({ create_time }) => (
        <time dateTime={create_time} title={formatInstant(create_time)}>
          {timeAgo(create_time, new Date())}
        </time>
      ),
    },
    {
      id: 'priority',
      title: 'Priority',
      width: '6.5rem',
      sortable: true,
      phone: 'hidden',
      text: ({ priority }) => waitlistPriorities.indexOf(priority),
      cell: ({ priority }) => <StatusBadge tone={priorityTones[priority]}>{priorityNames[priority]}</StatusBadge>,
    },
    {
      id: 'state',
      title: 'Status',
      width: '6.5rem',
      sortable: true,
      phone: 'aside',
      text: ({ state }) => waitlistStateNames[state],
      cell: ({ priority, state }) => (
        <span className={classes.option}>
          {/* Phones have no separate column for the priority. */}
          {phone && priority !== 'routine' && (
            <StatusBadge tone={priorityTones[priority]}>{priorityNames[priority]}</StatusBadge>
          )}
          <StatusBadge tone={stateTones[state]}>{waitlistStateNames[state]}</StatusBadge>
        </span>
      ),
    },
    {
      id: 'offer',
      title: 'Last offer',
      width: 'minmax(7rem, 1.2fr)',
      phone: 'hidden',
      cell: offerWords,
    },
  ];
}
