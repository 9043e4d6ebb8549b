import { ActionIcon, Button, Popover } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconColumns3 } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import classes from './table-tools.module.css';
import { isShown, moveColumn, orderedColumns, showColumn, type TableView } from './table-view.ts';
import type { TableViewState } from './use-table-view.ts';

/**
 * A menu to choose the columns of a list and their order. By keyboard: Space shows or hides, Alt with the arrow keys
 * moves.
 */
export function ColumnMenu<Row>({ state }: { state: TableViewState<Row> }) {
  const list = useRef<HTMLUListElement | null>(null);
  const { all, view, views, setViews } = state;
  const change = (current: TableView): void => setViews({ ...views, current });
  const columns = orderedColumns(all, view);
  const move = (id: string, by: number): void => {
    change(moveColumn(all, view, id, by));
    // The list is rendered again; the focus stays with the moved column.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`#${CSS.escape(`column-${id}`)}`)?.focus());
  };
  const pressed = (id: string) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label="Columns">
        <ul className={classes.columns} ref={list}>
          {columns.map((column, at) => (
            <li key={column.id} className={classes.column}>
              <label className={classes.choice}>
                <input
                  id={`column-${column.id}`}
                  type="checkbox"
                  checked={isShown(column, view)}
                  disabled={column.fixed === true}
                  onChange={(event) => change(showColumn(view, column.id, event.currentTarget.checked))}
                  onKeyDown={pressed(column.id)}
                />
                {column.title}
              </label>
              <ActionIcon
                size="md"
                aria-label={`Move ${column.title} up`}
                disabled={at === 0}
                onClick={() => move(column.id, -1)}
              >
                <IconChevronUp size={16} />
              </ActionIcon>
              <ActionIcon
                size="md"
                aria-label={`Move ${column.title} down`}
                disabled={at === columns.length - 1}
                onClick={() => move(column.id, 1)}
              >
                <IconChevronDown size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <Button
          variant="subtle"
          size="sm"
          mt={4}
          disabled={view.order === undefined && view.shown === undefined}
          onClick={() => change({ sort: view.sort, filters: view.filters })}
        >
          Reset
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
