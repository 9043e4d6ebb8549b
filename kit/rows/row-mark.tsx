import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { marked, type Selection, toggled, withRange } from '../table/selection.ts';
import classes from './row-list.module.css';

interface RowMarkProps {
  selection: Selection;
  id: string;
  /** The name of the row: "Select Rx Lisinopril". */
  of: string;
}

/** The checkbox that selects a row of a list: `mark` of a Row, with `useSelection` and a `BulkBar`. */
export function RowMark({ selection, id, of }: RowMarkProps) {
  return (
    <Checkbox
      className={classes.mark}
      aria-label={`Select ${of}`}
      checked={selection.ids.has(id)}
      onChange={() => selection.set(toggled(selection.ids, id))}
    />
  );
}

interface MarkAllProps {
  selection: Selection;
  /** The visible rows. */
  ids: readonly string[];
}

/** The checkbox that selects all visible rows, or none of them. */
export function MarkAll({ selection, ids }: MarkAllProps) {
  const state = marked(selection.ids, ids);
  return (
    <Checkbox
      className={classes.mark}
      label="Select all"
      disabled={ids.length === 0}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      onChange={() => selection.set(withRange(selection.ids, ids, 0, ids.length - 1, state !== 'all'))}
    />
  );
}
