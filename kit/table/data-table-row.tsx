import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { splitPath } from '../navigation/query.ts';
import { cellText, type DataColumn } from './data-column.ts';
import classes from './data-table.module.css';

interface DataTableRowProps<Row> {
  id: string;
  row: Row;
  index: number;
  /** Distance from the top of the list, in px. */
  top: number;
  columns: readonly DataColumn<Row>[];
  phone: boolean;
  path: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
  selected: boolean;
  active: boolean;
  /** Undefined in a list whose rows can't be selected. */
  marked: boolean | undefined;
  onMark: (index: number, range: boolean) => void;
  onPoint: (index: number) => void;
}

/** One row, rendered again only when it changes. If it has a path, the link in its title covers the whole row. */
export const DataTableRow = memo(PaintedRow) as typeof PaintedRow;

function PaintedRow<Row>(props: DataTableRowProps<Row>) {
  const { row, index, columns, phone, path, onOpen } = props;
  const title = columns.find((column) => column.phone === 'title') ?? columns[0];
  const content = (column: DataColumn<Row>): ReactNode => {
    const cell = column.cell(row);
    if (column !== title || path === undefined) return cell;
    return (
      <Link {...splitPath(path)} className={classes.link} tabIndex={-1} draggable={false}>
        {cell}
      </Link>
    );
  };
  const cell = (column: DataColumn<Row>): ReactNode => (
    <div
      key={column.id}
      role="gridcell"
      aria-colindex={columns.indexOf(column) + (props.marked === undefined ? 1 : 2)}
      className={classes.cell}
      data-align={column.align}
      data-title={column === title || undefined}
    >
      {content(column)}
    </div>
  );
  const at = (place: string): readonly DataColumn<Row>[] =>
    columns.filter((column) => column !== title && (column.phone ?? 'detail') === place);

  return (
    // The Enter key is handled by the grid, which has the focus for its rows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      id={props.id}
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={props.marked ?? props.selected}
      className={classes.row}
      data-active={props.active || undefined}
      data-opens={path !== undefined || onOpen !== undefined || undefined}
      style={{ transform: `translateY(${props.top}px)` }}
      onPointerDown={() => props.onPoint(index)}
      onClick={onOpen === undefined ? undefined : () => onOpen(row)}
    >
      {props.marked !== undefined && (
        <MarkCell
          name={title === undefined ? null : cellText(title, row)}
          index={index}
          marked={props.marked}
          onMark={props.onMark}
        />
      )}
      {phone ? (
        <>
          <div className={classes.first} role="presentation">
            {title !== undefined && cell(title)}
            {at('aside').map(cell)}
          </div>
          <div className={classes.second} role="presentation">
            {at('detail').map(cell)}
          </div>
        </>
      ) : (
        columns.map(cell)
      )}
    </div>
  );
}

interface MarkCellProps {
  name: string | number | null;
  index: number;
  marked: boolean;
  onMark: (index: number, range: boolean) => void;
}

// A native checkbox for performance: thousands of rows scroll by.
function MarkCell({ name, index, marked, onMark }: MarkCellProps) {
  return (
    // A click next to the checkbox must not open the row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles Space
    <div
      role="gridcell"
      aria-colindex={1}
      tabIndex={-1}
      className={classes.mark}
      onClick={(event) => event.stopPropagation()}
    >
      <label className={classes.box}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select ${name ?? `row ${index + 1}`}`}
          checked={marked}
          onChange={(event) => onMark(index, (event.nativeEvent as MouseEvent).shiftKey)}
        />
      </label>
    </div>
  );
}

interface SkeletonRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  phone: boolean;
  at: number;
  top?: number;
  marks?: boolean;
}

/** A placeholder row with the final height. */
export function SkeletonRow<Row>({ columns, phone, at, top, marks = false }: SkeletonRowProps<Row>) {
  const width = `${[62, 48, 70, 55, 40][at % 5]}%`;
  return (
    <div
      className={classes.row}
      data-skeleton
      data-flow={top === undefined || undefined}
      style={place(top)}
      aria-hidden
    >
      {marks && <div className={classes.mark} />}
      {phone ? (
        <>
          <Skeleton height={11} width={width} mb={10} />
          <Skeleton height={9} width="38%" />
        </>
      ) : (
        columns.map((column, column_at) => (
          <div key={column.id} className={classes.cell} data-align={column.align}>
            <Skeleton height={10} width={column_at === 0 ? width : '55%'} />
          </div>
        ))
      )}
    </div>
  );
}

function place(top: number | undefined): { transform: string } | undefined {
  return top === undefined ? undefined : { transform: `translateY(${top}px)` };
}
