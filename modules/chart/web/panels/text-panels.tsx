import { Text } from '@mantine/core';
import { isNoteEmpty } from '../../rules/index.ts';
import { LazyNoteEditor } from '../editor/lazy-note-editor.tsx';
import { NoteView } from '../note-view.tsx';
import classes from '../note-workspace.module.css';
import { useWork } from '../saving/use-note-work.ts';
import { useOpenedNote } from './note-context.ts';

/** The SOAP note, editable or read-only. */
export function SoapPanel() {
  const { note, locked, soapLocked } = useOpenedNote();
  const hint = soapLocked && !locked ? `${note.author_name} is the author of this note` : undefined;
  return <TextPanel field="note" title="SOAP note" editable={!soapLocked} hint={hint} />;
}

/** The nurse note, editable or read-only. */
export function NursePanel() {
  const { locked } = useOpenedNote();
  return <TextPanel field="nurse_note" title="Nurse note" editable={!locked} />;
}

interface TextPanelProps {
  field: 'note' | 'nurse_note';
  title: string;
  editable: boolean;
  /** The reason why it is read-only, if that is not obvious. */
  hint?: string | undefined;
}

function TextPanel({ field, title, editable, hint }: TextPanelProps) {
  const { note, work } = useOpenedNote();
  const text = useWork(work, (state) => state.fields[field]);
  if (editable)
    return (
      <LazyNoteEditor
        work={work}
        field={field}
        label={title}
        patientId={note.clinic_patient_id}
        copied={field === 'note' ? note.copied : NOTHING}
      />
    );
  return (
    // A scrollable region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={classes.reading} tabIndex={0} role="region" aria-label={`${title}, text`}>
      {hint !== undefined && (
        <Text size="xs" c="dimmed" mb="xs">
          {hint}
        </Text>
      )}
      {isNoteEmpty(text) ? (
        <Text size="sm" c="dimmed">
          No text.
        </Text>
      ) : (
        <NoteView html={text} />
      )}
    </div>
  );
}

const NOTHING: readonly never[] = [];
