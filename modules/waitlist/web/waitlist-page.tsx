import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, TextInput } from '@mantine/core';
import { IconHourglass, IconPlus, IconSearch } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { nameLastFirst } from '#kit/formats/person-name.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
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
  removed: { label: 'Taken off', states: ['removed'] },
  expired: { label: 'Expired', states: ['expired'] },
};

/** /scheduling/waiting-list: who waits for a time, and what has become free for them. */
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
  const times = useReleasedSlots().data?.freed_times;
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
    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => openWaitlist()}>
      {phone ? 'Add' : 'Add to waiting list'}
    </Button>
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
      {hasReleased && (
        <Panel title="Freed" flush>
          <ReleasedSlots begun={freed} />
        </Panel>
      )}
      <Panel fill>
        <div className={classes.filters}>
          <Select
            aria-label="Which of them"
            size="sm"
            allowDeselect={false}
            value={shown}
            onChange={(value) => setShown(value ?? 'on')}
            data={Object.entries(SHOWN).map(([value, { label }]) => ({ value, label }))}
          />
          <TextInput
            aria-label="Name"
            placeholder="Name"
            size="sm"
            leftSection={<IconSearch size={16} stroke={1.75} />}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Select
            aria-label="Type"
            placeholder="All types"
            size="sm"
            clearable
            clearButtonProps={{ 'aria-label': 'All types' }}
            value={category}
            onChange={setCategory}
            data={(setup?.event_categories ?? []).map(({ id, event_category_name }) => ({
              value: id,
              label: event_category_name,
            }))}
          />
          <Select
            aria-label="With"
            placeholder="With anybody"
            size="sm"
            clearable
            clearButtonProps={{ 'aria-label': 'With anybody' }}
            value={calendar}
            onChange={setCalendar}
            data={(calendars ?? []).map(({ calendar_id, name: label }) => ({ value: calendar_id, label }))}
          />
        </div>
        <DataTable
          label="The waiting list"
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
          empty={
            isNarrowed ? (
              <EmptyState icon={IconHourglass} title="Nobody like this">
                Nobody on this list matches what was chosen above.
              </EmptyState>
            ) : (
              <EmptyState
                icon={IconHourglass}
                title={shown === 'on' ? 'Nobody waits' : 'Nobody here'}
                action={
                  shown === 'on' &&
                  can('scheduling.waiting') && (
                    <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => openWaitlist()}>
                      Add somebody
                    </Button>
                  )
                }
              >
                {shown === 'on' && 'Who waits for an earlier time is offered what a cancellation frees.'}
              </EmptyState>
            )
          }
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
      title: 'With',
      width: 'minmax(8rem, 1.6fr)',
      sortable: true,
      phone: 'hidden',
      cell: ({ calendar_ids }) => withWords(calendar_ids, calendars),
    },
    { id: 'wish', title: 'Can come', width: 'minmax(9rem, 1.6fr)', cell: wishWords },
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
      title: 'Waits since',
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
      title: 'State',
      width: '6.5rem',
      sortable: true,
      phone: 'aside',
      text: ({ state }) => waitlistStateNames[state],
      cell: ({ priority, state }) => (
        <span className={classes.option}>
          {/* A phone has no column of its own for who is urgent. */}
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
