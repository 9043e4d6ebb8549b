import { IconTags } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ListPage } from '#kit/page/list-page.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { EventCategoriesDocument, type CategorySetupFragment } from '../calendar.operations.gen.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { ColourDot } from '../colour-dot.tsx';
import { whenWords } from '../notifications/notification-words.ts';
import { useLiveSetup } from '../refresh-setup.ts';
import classes from '../scheduling.module.css';

const named = (row: CategorySetupFragment): React.ReactNode => (
  <span className={classes.option}>
    <ColourDot colour={row.event_category_color_id} />
    {row.event_category_name}
  </span>
);
const notificationLabel = ({ hours_before_appointment: hours }: { hours_before_appointment: number | null }): string =>
  hours === null ? 'Confirmation' : whenWords({ hours_before_appointment: hours });
const columns: readonly DataColumn<CategorySetupFragment>[] = [
  { id: 'name', title: 'Name', width: 'minmax(10rem, 2fr)', phone: 'title', cell: named },
  { id: 'duration', title: 'Duration', width: '7rem', cell: (row) => `${row.event_category_duration} min` },
  {
    id: 'interval',
    title: 'Buffer',
    width: '7rem',
    phone: 'hidden',
    cell: (row) => (row.event_category_interval ? `${row.event_category_interval} min` : ''),
  },
  {
    id: 'notifications',
    title: 'Notifications',
    width: 'minmax(10rem, 3fr)',
    cell: ({ notifications }) => notifications.map(notificationLabel).join(', '),
  },
];

/** /settings/event-categories: event categories with their durations and patient notifications. */
export function CategoriesPage() {
  const read = useApiQuery(EventCategoriesDocument, {});
  useLiveSetup();
  return (
    <ListPage
      title="Event types"
      detail={() => 'Types, durations and patient notifications'}
      label="Event types"
      read={read}
      rows={({ event_categories: categories }) => categories}
      columns={columns}
      rowId={({ id }) => id}
      add="New event type"
      renderForm={(category, close) => <CategoryDialog category={category} onClose={close} />}
      empty={{
        icon: IconTags,
        title: 'No event types yet',
        why: 'An event type sets the purpose, duration and patient notifications of a visit.',
      }}
    />
  );
}
