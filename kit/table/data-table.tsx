import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Rows } from '../api/use-api.ts';
import { type EmptyContent, renderEmpty } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { usePhone } from '../page/use-phone.ts';
import { type DataColumn, nextSort, type Sort } from './data-column.ts';
import classes from './data-table.module.css';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow, SkeletonRow } from './data-table-row.tsx';
import { marked, type Selection } from './selection.ts';
import { useActiveRow } from './use-active-row.ts';
import { useRowMarks } from './use-row-marks.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

interface DataTableProps<Row> {
  /** The content of the list, for screen readers and for "… could not be loaded". */
  label: string;
  /** Must be stable: created outside of the component or in a memo. */
  columns: readonly DataColumn<Row>[];
  /** From `useRows`, or a list that is already loaded (see `allRows`). */
  rows: Rows<Row>;
  rowId: (row: Row) => string;
  /** The path of a row's page: rows become links, opened by click, Enter or in a new tab, preloaded on hover. */
  rowPath?: (row: Row) => string;
  /** Opens a row that has no path. */
  onOpen?: (row: Row) => void;
  selectedId?: string | null;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /**
   * Gives every row a checkbox: select by click, a range with Shift; by keyboard with Space, and Shift with the arrow
   * keys.
   */
  selection?: Selection;
  /** Shown in place of the rows when there are none. */
  empty: EmptyContent | ReactNode;
}

const ROW = 40;
const CARD = 60;
const HEAD = 37;
const AHEAD = 10;

/**
 * A long virtualized list: only visible rows are rendered, and more are loaded while scrolling. A single tab stop; the
 * arrow keys, Page Up and Down, Home and End move, Enter opens, Space selects. On a phone each row is a card of two
 * lines. It needs a container with a height: a `Panel fill` on a `Page fill`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, sort } = props;
  const { rows: list, hasMore, loadMore } = rows;
  const phone = usePhone();
  const id = useId();
  const scroller = useRef<HTMLDivElement | null>(null);
  const height = phone ? CARD : ROW;
  const count = list.length + (hasMore ? 3 : 0);
  const sight = useRowsInSight(scroller, height, rows.status === 'success' ? count : 0);

  useEffect(() => {
    if (hasMore && sight.end >= list.length - AHEAD) loadMore();
  }, [hasMore, sight.end, list.length, loadMore]);

  const { selection } = props;
  const marks = useRowMarks(selection, list, rowId);
  const { active, focused, point, keys } = useActiveRow({
    scroller,
    id,
    list,
    height,
    head: phone ? 0 : HEAD,
    marks,
    onOpen: props.onOpen,
  });

  const tracks = columns.map(({ width }) => width ?? 'minmax(0, 1fr)');
  const template = phone ? undefined : [...(selection === undefined ? [] : ['2.25rem']), ...tracks].join(' ');
  const settled = rows.status === 'success';
  if (rows.status === 'error') return <ErrorState error={rows.error} what={props.label} onRetry={rows.retry} />;
  if (settled && list.length === 0) return renderEmpty(props.empty);
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      style={{ '--columns': template } as React.CSSProperties}
      data-phone={phone || undefined}
      data-stale={rows.stale || undefined}
      role="grid"
      aria-label={props.label}
      aria-rowcount={settled && !hasMore ? list.length + 1 : -1}
      aria-colcount={columns.length + (selection === undefined ? 0 : 1)}
      aria-multiselectable={selection === undefined ? undefined : true}
      data-marks={selection === undefined ? undefined : true}
      aria-busy={rows.status === 'pending' || rows.stale}
      aria-activedescendant={focused && list.length > 0 ? `${id}-${active}` : undefined}
      tabIndex={0}
      {...keys}
    >
      <DataTableHead
        columns={columns}
        sort={sort}
        onSort={(column) => props.onSort?.(nextSort(sort, column))}
        marked={selection === undefined ? undefined : marked(selection.ids, list.map(rowId))}
        onMarkAll={marks.markAll}
      />
      {rows.status === 'pending' && <PendingRows columns={columns} marks={selection !== undefined} />}
      {settled && (
        <div role="rowgroup" className={classes.body} style={{ height: count * height }}>
          {Array.from({ length: sight.end - sight.first }, (_, nth) => {
            const index = sight.first + nth;
            const start = index * height;
            const row = list[index];
            if (row === undefined)
              return (
                <SkeletonRow
                  key={index}
                  columns={columns}
                  phone={phone}
                  at={index}
                  top={start}
                  marks={selection !== undefined}
                />
              );
            return (
              <DataTableRow
                key={rowId(row)}
                id={`${id}-${index}`}
                row={row}
                index={index}
                top={start}
                columns={columns}
                phone={phone}
                path={props.rowPath?.(row)}
                onOpen={props.onOpen}
                selected={props.selectedId === rowId(row)}
                active={focused && index === active}
                marked={selection?.ids.has(rowId(row))}
                onMark={marks.mark}
                onPoint={point}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}

function PendingRows<Row>({ columns, marks }: { columns: readonly DataColumn<Row>[]; marks: boolean }) {
  const phone = usePhone();
  return (
    <div role="rowgroup" aria-hidden>
      {Array.from({ length: 12 }, (_, row) => (
        <SkeletonRow key={row} columns={columns} phone={phone} at={row} marks={marks} />
      ))}
    </div>
  );
}
