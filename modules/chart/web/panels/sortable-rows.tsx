import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import classes from './panels.module.css';

interface SortableRowsProps<Row> {
  /** Accessible name of the list. */
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  locked: boolean;
  onMove: (id: string, to: number) => void;
  children: (row: Row, at: number) => ReactNode;
}

/** Numbered rows that can be sorted by dragging their handle, or with the arrow keys while it has the focus. */
export function SortableRows<Row extends { id: string }>(props: SortableRowsProps<Row>) {
  const { label, rows, nameOf, locked, onMove, children } = props;
  const [said, setSaid] = useState('');
  const hint = useId();
  const fixed = locked || rows.length < 2;
  const move = (row: Row, to: number): void => {
    if (to < 0 || to >= rows.length) return;
    onMove(row.id, to);
    setSaid(`${nameOf(row)} moved to position ${to + 1} of ${rows.length}.`);
  };
  return (
    <>
      <DragDropProvider
        sensors={[PointerSensor]}
        onDragEnd={({ operation, canceled }) => {
          const { source } = operation;
          if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
          const row = rows.find(({ id }) => id === source.id);
          if (row !== undefined) move(row, source.index);
        }}
      >
        <ol className={classes.rows} aria-label={label}>
          {rows.map((row, at) =>
            fixed ? (
              <li key={row.id} className={classes.row}>
                <span className={classes.number}>{at + 1}</span>
                <div className={classes.words}>{children(row, at)}</div>
              </li>
            ) : (
              <MovableRow
                key={row.id}
                id={row.id}
                at={at}
                name={nameOf(row)}
                hint={hint}
                onStep={(by) => move(row, at + by)}
              >
                {children(row, at)}
              </MovableRow>
            ),
          )}
        </ol>
      </DragDropProvider>
      <span id={hint} hidden>
        Drag, or press the Up or Down Arrow key
      </span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

interface MovableRowProps {
  id: string;
  at: number;
  name: string;
  /** ID of the element with the instructions for moving a row. */
  hint: string;
  onStep: (by: number) => void;
  children: ReactNode;
}

/**
 * Only rows with a handle use dnd-kit: it would turn a row without one into a button, and its content would seem
 * disabled.
 */
function MovableRow({ id, at, name, hint, onStep, children }: MovableRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index: at });
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <li ref={ref} className={classes.row} data-dragging={isDragging || undefined}>
      <span className={classes.number}>{at + 1}</span>
      <div className={classes.words}>{children}</div>
      <ActionIcon
        ref={handleRef}
        variant="subtle"
        color="gray"
        className={classes.handle}
        aria-label={`Move ${name}`}
        aria-describedby={hint}
        title="Drag, or press ↑ ↓"
        onKeyDown={step}
      >
        <IconGripVertical size={16} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}
