import { beforeEach, expect, test } from 'vitest';
import { useToasts } from '../feedback/toast.ts';
import { toMarkup } from '../testing/to-markup.tsx';
import { useQuestion } from '../windows/confirm.ts';
import { useDelete } from './use-delete.ts';

interface Template {
  id: string;
  name: string;
}

const template: Template = { id: '1', name: 'Reminder' };

beforeEach(() => useToasts.setState({ toasts: [] }));

/** Returns the result of `useDelete` with these options. */
function removerOf(options: Parameters<typeof useDelete<Template, unknown>>[0]): (row: Template) => void {
  let remove: (row: Template) => void = () => undefined;
  function Page() {
    ({ remove } = useDelete(options));
    return null;
  }
  toMarkup(<Page />);
  return remove;
}

const messages = (): readonly string[] => useToasts.getState().toasts.map(({ message }) => message);

test('asks first, and deletes nothing without confirmation', async () => {
  const deleted: string[] = [];
  const remove = removerOf({
    ask: ({ name }) => ({ title: `Delete ${name}?`, message: 'It can’t be restored.' }),
    run: async ({ id }) => deleted.push(id),
    done: 'Template deleted',
  });
  remove(template);
  expect(useQuestion.getState().question).toMatchObject({ title: 'Delete Reminder?', confirm: 'Delete', danger: true });
  useQuestion.getState().question!.answer(false);
  await Promise.resolve();
  expect(deleted).toEqual([]);
  remove(template);
  useQuestion.getState().question!.answer(true);
  await expect.poll(messages).toEqual(['Template deleted']);
  expect(deleted).toEqual(['1']);
});

test('offers to undo where possible, and closes what was open', async () => {
  const done: string[] = [];
  const remove = removerOf({
    run: async () => 'kept',
    done: (answer, { name }) => `${name} deleted, ${String(answer)}`,
    undo: async ({ id }) => done.push(`undone ${id}`),
    onDone: () => done.push('closed'),
  });
  remove(template);
  await expect.poll(messages).toEqual(['Reminder deleted, kept']);
  useToasts.getState().toasts[0]!.action!.run();
  await expect.poll(() => done).toEqual(['closed', 'undone 1', 'closed']);
});

test('reports a failure, and does not confirm the deletion', async () => {
  const done: string[] = [];
  const remove = removerOf({
    run: () => Promise.reject(new Error('broken')),
    done: 'Template deleted',
    onDone: () => done.push('closed'),
  });
  remove(template);
  await expect.poll(() => messages().length).toBe(1);
  expect(messages()).not.toContain('Template deleted');
  expect(done).toEqual([]);
});
