import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { DataColumn, Sort } from './data-column.ts';
import classes from './data-table.module.css';

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: Sort | undefined;
  onSort: (column: string) => void;
  /** The selection state of the rows; undefined if rows can't be selected. */
  marked: 'all' | 'some' | 'none' | undefined;
  onMarkAll: (on: boolean) => void;
}

/** The column titles; on a phone for screen readers only. */
export function DataTableHead<Row>({ columns, sort, onSort, marked, onMarkAll }: DataTableHeadProps<Row>) {
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        {marked !== undefined && (
          <div role="columnheader" className={classes.mark}>
            <label className={classes.box}>
              <input
                type="checkbox"
                aria-label="Select all rows"
                checked={marked === 'all'}
                ref={(box) => {
                  if (box !== null) box.indeterminate = marked === 'some';
                }}
                onChange={(event) => onMarkAll(event.currentTarget.checked)}
              />
            </label>
          </div>
        )}
        {columns.map(({ id, title, align, sortable }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          return (
            <div
              key={id}
              role="columnheader"
              className={classes.cell}
              data-align={align}
              aria-sort={sortable === true ? (direction === undefined ? 'none' : SORTED[direction]) : undefined}
            >
              {sortable === true ? (
                <UnstyledButton className={classes.sort} data-sorted={direction} onClick={() => onSort(id)}>
                  {title}
                  {direction === undefined && <IconArrowsSort size={14} className={classes.unsorted} />}
                  {direction === 'asc' && <IconArrowUp size={14} />}
                  {direction === 'desc' && <IconArrowDown size={14} />}
                </UnstyledButton>
              ) : (
                title
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const;
