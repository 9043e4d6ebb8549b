import '@mantine/core/styles/Combobox.layer.css';
import { Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { formatChartDay } from '#kit/formats/day.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { compareSections, sanitizeNote, topLevelBlocks, writeText } from '../../rules/index.ts';
import type { NoteDetails } from '../chart-note.ts';
import { ChartNotesDocument, EarlierNoteTextDocument, type EarlierNoteTextQuery } from '../chart.operations.gen.ts';
import { ComparedSide } from '../compared-side.tsx';
import classes from '../conflict-dialog.module.css';
import { NoteView } from '../note-view.tsx';
import type { NoteWork } from '../saving/note-work.ts';

const TAKE = 20;

interface CompareDialogProps {
  note: NoteDetails;
  work: NoteWork;
  onClose: () => void;
}

/** The open note beside an earlier or later one of the patient, section by section, with the differences marked. */
export function CompareDialog({ note, work, onClose }: CompareDialogProps) {
  const where = { clinic_patient_id: { equals: note.clinic_patient_id } };
  const answer = useApiQuery(ChartNotesDocument, { where, skip: 0, take: TAKE }, { quiet: true });
  const read = selectRead(answer, (data) =>
    data.chart_note_find_many_with_count.notes.filter(
      ({ id, withdrawn_time }) => id !== note.id && withdrawn_time === null,
    ),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Compare with another note"
      size="72rem"
      fullScreen={usePhone()}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadState read={read} label="Notes" rows={4}>
        {(others) => {
          const id = chosen ?? (others.find(({ service_date: day }) => day <= note.service_date) ?? others[0])?.id;
          if (id === undefined) return <Text size="sm">This patient has no other notes.</Text>;
          return (
            <Stack gap="md">
              <Select
                label="Note"
                data={others.map((one) => ({
                  value: one.id,
                  label: `${formatChartDay(one.service_date)}  ${one.chart_note_record_name}`,
                }))}
                value={id}
                onChange={setChosen}
                allowDeselect={false}
                maw="24rem"
              />
              <Comparison key={id} id={id} note={note} work={work} />
            </Stack>
          );
        }}
      </ReadState>
    </Modal>
  );
}

type OtherNote = EarlierNoteTextQuery['chart_note_find_many'][number];

function Comparison({ id, note, work }: { id: string; note: NoteDetails; work: NoteWork }) {
  const answer = useApiQuery(EarlierNoteTextDocument, { id }, { quiet: true });
  const read = selectRead(answer, ({ chart_note_find_many: found }) => found[0]);
  const [now] = useState(() => ({ html: work.read('note'), lists: listsOf(note) }));
  return (
    <ReadState read={read} label="Note" rows={4}>
      {(other) => {
        const lists = listsOf(other);
        const sections = [
          ...compareSections(now.html, other.note),
          ...Object.keys(lists).flatMap((title) => compareSections(now.lists[title]!, lists[title]!)),
        ];
        if (sections.length === 0) return <Text size="sm">Both notes are empty.</Text>;
        return sections.map(({ title, now: own, before, isSame }) => {
          const name = title === '' ? 'Text' : title;
          return isSame ? (
            <Text key={name} size="sm" c="dimmed">
              {name}: no differences
            </Text>
          ) : (
            <section key={name} aria-label={name} className={classes.sides}>
              <ComparedSide title={`${name}: this note`}>{marked(own, before)}</ComparedSide>
              <ComparedSide title={`${name}: ${formatChartDay(other.service_date)}`}>
                {marked(before, own)}
              </ComparedSide>
            </section>
          );
        });
      }}
    </ReadState>
  );
}

function marked(html: string, other: string) {
  if (html === '')
    return (
      <Text size="sm" c="dimmed">
        None
      </Text>
    );
  return <NoteView html={html} except={new Set(topLevelBlocks(sanitizeNote(other)))} />;
}

/** Returns the lists of a note as sections, by title: one line per row. */
function listsOf(note: Pick<OtherNote, 'diagnosis' | 'cpts' | 'drugs' | 'supplements'>): Record<string, string> {
  const taken = (rows: OtherNote['drugs']): string[] =>
    rows.map(({ name, directions }) => [name, directions].filter(Boolean).join(': '));
  const lists = {
    Diagnoses: note.diagnosis.map(({ icd_code, official_name }) => `${icd_code} ${official_name}`),
    Procedures: note.cpts.map(({ cpt_code, official_name }) => `${cpt_code} ${official_name}`),
    Drugs: taken(note.drugs),
    Supplements: taken(note.supplements),
  };
  return Object.fromEntries(
    Object.entries(lists).map(([title, rows]) => [
      title,
      rows.length === 0 ? '' : `<h2>${title}</h2>${rows.map((row) => `<p>${writeText(row)}</p>`).join('')}`,
    ]),
  );
}
