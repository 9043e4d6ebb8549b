import { Text } from '@mantine/core';
import { isNoteEmpty } from '../../rules/index.ts';
import { LazyNoteEditor, WaitingNoteEditor } from '../editor/lazy-note-editor.tsx';
import { NoteView } from '../note-view.tsx';
import classes from '../note-workspace.module.css';
import { useWork } from '../saving/use-note-work.ts';
import { useOpenedNote } from './note-context.ts';

/** The SOAP note, editable or read-only. */
export const SoapPanel = () => <SoapText early={false} />;

/** The words of the SOAP note without its editor, for the page's first frame. */
export const EarlySoapPanel = () => <SoapText early />;

/** The nurse note, editable or read-only. */
export const NursePanel = () => <NurseText early={false} />;

/** The words of the nurse note without its editor, for the page's first frame. */
export const EarlyNursePanel = () => <NurseText early />;

function SoapText({ early }: Pick<TextPanelProps, 'early'>) {
  const { note, locked, soapLocked } = useOpenedNote();
  const hint = soapLocked && !locked ? `${note.author_name} is the author of this note` : undefined;
  return <TextPanel field="note" title="SOAP note" editable={!soapLocked} hint={hint} early={early} />;
}

function NurseText({ early }: Pick<TextPanelProps, 'early'>) {
  const { locked } = useOpenedNote();
  return <TextPanel field="nurse_note" title="Nurse note" editable={!locked} early={early} />;
}

interface TextPanelProps {
  field: 'note' | 'nurse_note';
  title: string;
  editable: boolean;
  /** The reason why it is read-only, if that is not obvious. */
  hint?: string | undefined;
  /** Shows only the words: the editor follows. */
  early: boolean;
}

function TextPanel({ field, title, editable, hint, early }: TextPanelProps) {
  const { note, work } = useOpenedNote();
  const text = useWork(work, (state) => state.fields[field]);
  if (editable && early) return <WaitingNoteEditor work={work} field={field} />;
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
