import { Button } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { allRows, DataTable } from '#kit/table/data-table.tsx';
import { EventCategoriesDocument, type CategorySetupFragment } from './calendar.operations.gen.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { ColourDot } from './colour-dot.tsx';
import { whenWords } from './notification-words.ts';
import { useLiveSetup } from './refresh-setup.ts';
import classes from './scheduling.module.css';

const columns: readonly DataColumn<CategorySetupFragment>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 'minmax(10rem, 2fr)',
    phone: 'title',
    cell: ({ event_category_name, event_category_color_id }) => (
      <span className={classes.option}>
        <ColourDot colour={event_category_color_id} />
        {event_category_name}
      </span>
    ),
  },
  { id: 'duration', title: 'Duration', width: '7rem', cell: (row) => `${row.event_category_duration} min` },
  {
    id: 'interval',
    title: 'Free around',
    width: '7rem',
    phone: 'hidden',
    cell: (row) => (row.event_category_interval ? `${row.event_category_interval} min` : ''),
  },
  {
    id: 'notifications',
    title: 'Notifications',
    width: 'minmax(10rem, 3fr)',
    cell: ({ notifications }) =>
      notifications
        .map((one) =>
          one.hours_before_appointment === null
            ? 'Confirmation'
            : whenWords({ hours_before_appointment: one.hours_before_appointment }),
        )
        .join(', '),
  },
];

/** /settings/event-categories: the kinds of events, how long they last, and what patients are told of them. */
export function CategoriesPage() {
  const read = useApiQuery(EventCategoriesDocument, {});
  const [editing, setEditing] = useState<CategorySetupFragment | 'new' | null>(null);
  useLiveSetup();
  return (
    <Page fill>
      <PageHeader title="Event types" detail="What is booked, for how long, and what patients are told">
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          New event type
        </Button>
      </PageHeader>
      <Panel fill>
        <DataTable
          label="The event types"
          columns={columns}
          rows={{
            ...allRows(read.data?.event_categories ?? []),
            status: read.status,
            error: read.error,
            retry: () => void read.refetch(),
          }}
          rowId={({ id }) => id}
          onOpen={setEditing}
          empty={
            <EmptyState
              icon={IconTags}
              title="No event types yet"
              action={<Button onClick={() => setEditing('new')}>Make the first one</Button>}
            >
              An event type says what a visit is for, how long it takes and what its patient is told.
            </EmptyState>
          }
        />
      </Panel>
      {editing !== null && (
        <CategoryDialog
          key={editing === 'new' ? 'new' : editing.id}
          category={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
  );
}
