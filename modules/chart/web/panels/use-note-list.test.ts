import { expect, test } from 'vitest';
import { useToasts } from '#kit/feedback/toast.ts';
import { type NoteList, removeRow } from './use-note-list.ts';

interface Row {
  id: string;
}

test('a removed row returns to its place by Undo, unless it is there already', () => {
  useToasts.setState({ toasts: [] });
  const list: NoteList<Row> & { rows: readonly Row[] } = {
    rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    change: (operation) => {
      list.rows = operation(list.rows);
    },
  };
  let restored = 0;
  removeRow(list, list.rows[1]!, 'J02.9', () => (restored += 1));
  expect(list.rows.map(({ id }) => id)).toEqual(['a', 'c']);
  const [shown] = useToasts.getState().toasts;
  expect(shown).toMatchObject({ message: 'J02.9 removed', action: { label: 'Undo' } });
  shown!.action!.run();
  shown!.action!.run();
  expect(list.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(restored).toBe(2);
});
