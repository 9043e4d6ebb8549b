import { Text } from '@mantine/core';
import { Panel } from '#kit/page/panel.tsx';
import { isNoteEmpty } from '../rules/index.ts';
import { LazyNoteEditor } from './editor/lazy-note-editor.tsx';
import { NoteView } from './note-view.tsx';
import classes from './note-workspace.module.css';
import type { NoteWork } from './saving/note-work.ts';
import { useWork } from './saving/use-note-work.ts';

interface NoteTextPanelProps {
  work: NoteWork;
  field: 'note' | 'nurse_note';
  title: string;
  editable: boolean;
  /** Why it can't be written in, where that isn't plain. */
  hint?: string;
}

/** One of a note's two texts, to write or to read. */
export function NoteTextPanel({ work, field, title, editable, hint }: NoteTextPanelProps) {
  const text = useWork(work, (state) => state.fields[field]);
  const empty = !editable && isNoteEmpty(text);
  return (
    <div className={classes.text} data-field={field} data-empty={empty || undefined}>
      <Panel
        fill
        title={title}
        actions={
          hint !== undefined && (
            <Text size="xs" c="dimmed">
              {hint}
            </Text>
          )
        }
      >
        {editable ? (
          <LazyNoteEditor work={work} field={field} label={title} />
        ) : (
          // A region that scrolls must be reached by the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          <div className={classes.reading} tabIndex={0} role="region" aria-label={`${title}, text`}>
            {empty ? (
              <Text size="sm" c="dimmed">
                Nothing was written here.
              </Text>
            ) : (
              <NoteView html={text} />
            )}
          </div>
        )}
      </Panel>
    </div>
  );
}
