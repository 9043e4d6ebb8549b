import { expect, test } from 'vitest';
import { toMarkup } from '../testing/to-markup.tsx';
import { type Editor, useEditor } from './use-editor.tsx';

interface Template {
  id: string;
  name: string;
}

const rows: readonly Template[] = [
  { id: '1', name: 'Reminder' },
  { id: '2', name: 'Recall' },
];

/** Renders a page that runs `act` once, before the first render. */
function show(act: (editor: Editor<Template>) => void, list: readonly Template[] = rows): string {
  let isDone = false;
  function Page() {
    const editor = useEditor(list);
    if (!isDone) {
      isDone = true;
      act(editor);
    }
    return (
      <>
        <i>{String(editor.openId)}</i>
        {editor.render((row) => (
          <b>{row === null ? 'New template' : row.name}</b>
        ))}
      </>
    );
  }
  return toMarkup(<Page />);
}

test('opens no form at first', () => {
  const html = show(() => undefined);
  expect(html).toContain('<i>null</i>');
  expect(html).not.toContain('<b>');
});

test('opens the form of a new row, and of a row of the list', () => {
  expect(show((editor) => editor.add())).toContain('<i>new</i><b>New template</b>');
  expect(show((editor) => editor.edit(rows[1]!))).toContain('<i>2</i><b>Recall</b>');
});

test('passes the current row of the list to the open form', () => {
  const renamed = [{ id: '1', name: 'Reminder by text' }];
  expect(show((editor) => editor.edit(rows[0]!), renamed)).toContain('<b>Reminder by text</b>');
});

test('closes the form', () => {
  const html = show((editor) => {
    editor.edit(rows[0]!);
    editor.close();
  });
  expect(html).toContain('<i>null</i>');
});
