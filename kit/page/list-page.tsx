import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Read } from '../feedback/read.ts';
import type { Icon } from '../module/web-module.ts';
import { useEditor } from '../rows/use-editor.tsx';
import { AddButton } from '../rows/row-buttons.tsx';
import type { DataColumn } from '../table/data-column.ts';
import { allRows } from '../table/all-rows.ts';
import { DataTable } from '../table/data-table.tsx';
import classes from './list-page.module.css';
import { PageHeader } from './page-header.tsx';
import { Page } from './page.tsx';
import { Panel } from './panel.tsx';

interface ListPageProps<Row, Result> {
  title: string;
  detail?: (rows: readonly Row[]) => string;
  /** The content of the list, for screen readers: "The tags". */
  label: string;
  read: Read<Result> & { status: 'pending' | 'error' | 'success' };
  rows: (result: Result) => readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** A search field above the list, and a function that returns the searched text of a row. */
  search?: { label: string; of: (row: Row) => string };
  /** The label of the button that adds a record; omitted for users who may not add one. */
  add?: string;
  /** Renders the form of a row, or of a new one. Without it, or for users who may not edit, rows don't open. */
  renderForm?: (row: Row | null, close: () => void) => ReactNode;
  /** The empty state: `title` says that there are none, `why` what they are for. */
  empty: { icon: Icon; title: string; why: string };
  /** Additional buttons of the page header. */
  actions?: ReactNode;
  /** Content below the list. */
  below?: ReactNode;
}

/** A page with a list that is loaded in one request. A row opens its form, and so does the add button. */
export function ListPage<Row, Result>(props: ListPageProps<Row, Result>) {
  const {
    title,
    detail,
    label,
    read,
    rows: rowsOf,
    columns,
    rowId,
    search,
    add,
    renderForm,
    empty,
    actions,
    below,
  } = props;
  const [typed, setTyped] = useState('');
  // oxlint-disable-next-line react/exhaustive-deps -- the reader may be an inline function; the rows change only with the data
  const all = useMemo(() => (read.data === undefined ? [] : rowsOf(read.data)), [read.data]);
  const word = typed.trim().toLowerCase();
  const shown = search === undefined ? all : all.filter((row) => search.of(row).toLowerCase().includes(word));
  const editor = useEditor(all, rowId);
  const start = renderForm === undefined || add === undefined ? undefined : editor.add;
  return (
    <Page fill>
      <PageHeader title={title} detail={read.data === undefined ? undefined : detail?.(all)}>
        {search !== undefined && (
          <TextInput
            className={classes.search}
            aria-label={search.label}
            placeholder={search.label}
            leftSection={<IconSearch size={16} stroke={1.75} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {actions}
        {start !== undefined && <AddButton onClick={start}>{add}</AddButton>}
      </PageHeader>
      <Panel fill>
        <DataTable
          label={label}
          columns={columns}
          rows={{ ...allRows(shown), status: read.status, error: read.error, retry: () => void read.refetch() }}
          rowId={rowId}
          {...(renderForm === undefined ? {} : { onOpen: editor.edit })}
          selectedId={editor.openId}
          empty={{
            icon: empty.icon,
            title: all.length === 0 ? empty.title : `No results for “${typed.trim()}”`,
            detail: empty.why,
            action: all.length === 0 && start !== undefined && <Button onClick={start}>Create one</Button>,
          }}
        />
      </Panel>
      {below}
      {editor.render((row, close) => renderForm?.(row, close))}
    </Page>
  );
}
