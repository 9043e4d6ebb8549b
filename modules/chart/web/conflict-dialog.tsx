import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatChartDay } from '#kit/formats/day.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { sanitizeNote, topLevelBlocks } from '../rules/index.ts';
import { ComparedSide } from './compared-side.tsx';
import classes from './conflict-dialog.module.css';
import { exactTime } from './exact-time.ts';
import { NoteView } from './note-view.tsx';
import { isText, type NoteField } from './saving/note-fields.ts';
import type { Choice, Conflict } from './saving/note-saver.ts';
import type { NoteWork } from './saving/note-work.ts';
import type { FieldConflict } from './saving/reconcile.ts';
import { useWork } from './saving/use-note-work.ts';

const NAMES: Record<NoteField, string> = {
  note: 'SOAP note',
  nurse_note: 'Nurse note',
  chart_note_record_name: 'Visit title',
  service_date: 'Date of service',
  en_counter_mode: 'Encounter mode',
};

/**
 * Resolves conflicting edits of a field: shows both versions side by side, and nothing is sent until the user chooses.
 */
export function ConflictDialog({ work }: { work: NoteWork }) {
  const conflict = useWork(work, (state) => state.saver.conflict);
  const signed = useWork(work, (state) => state.saver.signed);
  const phone = usePhone();
  // Opens only when typing pauses: otherwise the next key press could press a button.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(conflict?.whileTyping === false), [conflict]);
  const title = signed ? 'This note was signed while you were writing' : 'Someone else changed this note';
  return (
    <>
      {conflict !== null && !opened && (
        <div className={classes.bar} role="alert">
          <Text size="sm">{title}. Choose a version to keep. Until then, what you type is saved on this computer.</Text>
          <Button size="compact-sm" onClick={() => setOpened(true)}>
            Choose
          </Button>
        </div>
      )}
      <Modal
        opened={opened && conflict !== null}
        onClose={() => setOpened(false)}
        title={title}
        size="72rem"
        fullScreen={phone}
        closeButtonProps={{ 'aria-label': 'Decide later' }}
      >
        {conflict !== null && <Choices work={work} conflict={conflict} signed={signed} />}
      </Modal>
    </>
  );
}

interface ChoicesProps {
  work: NoteWork;
  conflict: Conflict;
  signed: boolean;
}

function Choices({ work, conflict, signed }: ChoicesProps) {
  const [choices, setChoices] = useState<Partial<Record<NoteField, Choice>>>({});
  const { theirs, fields } = conflict;
  return (
    <Stack gap="md">
      <Text size="sm">
        {signed
          ? `What you typed is not in the signed note. Copy what you need for a new note or an addendum before you discard it.`
          : `${theirs.editorName} saved at ${exactTime(theirs.savedAt)} while you were writing. Differences are highlighted. Nothing is lost until you choose.`}
      </Text>
      {fields.map((field) => (
        <Compared
          key={field.field}
          conflict={{ ...field, mine: conflict.whileTyping ? work.read(field.field) : field.mine }}
          editor={theirs.editorName}
          signed={signed}
          choice={choices[field.field] ?? 'both'}
          onChoose={(choice) => setChoices({ ...choices, [field.field]: choice })}
        />
      ))}
      <Group justify="flex-end" gap="xs">
        <Button
          onClick={() =>
            work.saver.resolve(
              Object.fromEntries(
                fields.map(({ field }) => [field, choices[field] ?? (isText(field) ? 'both' : 'mine')]),
              ),
            )
          }
        >
          {signed ? 'Discard mine' : 'Use this version'}
        </Button>
      </Group>
    </Stack>
  );
}

interface ComparedProps {
  conflict: FieldConflict;
  editor: string;
  signed: boolean;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function Compared({ conflict, editor, signed, choice, onChoose }: ComparedProps) {
  const { field, mine, theirs } = conflict;
  const text = isText(field);
  const show = (value: string, other: string) =>
    text ? (
      <NoteView html={value} except={new Set(topLevelBlocks(sanitizeNote(other)))} />
    ) : (
      <Text size="sm">{field === 'service_date' ? formatChartDay(value) : value}</Text>
    );
  const data = [
    { value: 'mine', label: 'Mine' },
    ...(text ? [{ value: 'both', label: 'Both' }] : []),
    { value: 'theirs', label: 'Theirs' },
  ];
  return (
    <section aria-label={`Versions of the ${NAMES[field]}`}>
      <div className={classes.sides}>
        <ComparedSide title={`${NAMES[field]}: yours`} first>
          {show(mine, theirs)}
        </ComparedSide>
        <ComparedSide title={signed ? 'As signed' : editor}>{show(theirs, mine)}</ComparedSide>
      </div>
      {!signed && (
        <SegmentedControl
          mt="xs"
          aria-label={`${NAMES[field]} to keep`}
          value={!text && choice === 'both' ? 'mine' : choice}
          onChange={(value) => onChoose(value as Choice)}
          data={data}
        />
      )}
    </section>
  );
}
