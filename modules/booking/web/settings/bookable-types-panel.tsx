import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import type { Icon } from '#kit/module/web-module.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { useCalendarSetup } from '#scheduling/web';
import { audienceNames } from '../../rules/index.ts';
import {
  type BookableTypePartsFragment,
  BookableTypesDocument,
  DeleteBookableTypeDocument,
} from '../calendar.operations.gen.ts';
import { BookableTypeDialog } from './bookable-type-dialog.tsx';
import { setupRefreshes as refreshes } from './setup-refreshes.ts';

/** The event types that patients can book online. */
export function BookableTypesPanel({ icon }: { icon: Icon }) {
  const read = useApiQuery(BookableTypesDocument, {}, { quiet: true });
  const { setup } = useCalendarSetup();
  const editor = useEditor(read.data?.bookable_types);
  const nameOf = (row: BookableTypePartsFragment): string =>
    setup?.event_categories.find(({ id }) => id === row.category_id)?.event_category_name ?? '';
  const membersOf = (row: BookableTypePartsFragment): string =>
    (setup?.clinic_calendars ?? [])
      .filter(({ calendar_id: id }) => row.calendar_ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  const { remove } = useDelete({
    ask: (row: BookableTypePartsFragment) => ({
      title: `Remove ${nameOf(row)} from online booking?`,
      message: 'Patients can no longer request it. Existing requests stay.',
    }),
    run: ({ id, version }) => request(DeleteBookableTypeDocument, { id, version }),
    done: 'Type removed',
    refreshes,
  });
  return (
    <Panel
      flush
      title="Event types"
      actions={
        <AddButton small onClick={editor.add}>
          Add event type
        </AddButton>
      }
    >
      <ReadRows
        label="Event types"
        read={read}
        rows={({ bookable_types: rows }) => rows}
        empty={{ icon, title: 'No event types yet', detail: 'Add the types that patients can book online.' }}
      >
        {(row) => (
          <Row
            title={nameOf(row)}
            subtitle={[`${row.minutes} minutes`, audienceNames[row.audience], membersOf(row)]}
            actions={<EditDelete of={nameOf(row)} onEdit={() => editor.edit(row)} onDelete={() => remove(row)} />}
          />
        )}
      </ReadRows>
      {setup !== undefined &&
        editor.render((row, close) => <BookableTypeDialog row={row} setup={setup} onClose={close} />)}
    </Panel>
  );
}
