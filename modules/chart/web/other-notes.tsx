import { Button } from '@mantine/core';
import { IconPhone, IconPin } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { joinReads } from '#kit/feedback/read.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { can } from '#kit/session/viewer.ts';
import type { NoteRow } from './chart-note.ts';
import { ChartNotesDocument, type ChartNotesQuery } from './chart.operations.gen.ts';
import { NoteItem } from './list/note-list.tsx';
import { openChartNote } from './open-chart-note.ts';
import { useNotesChanged } from './use-notes-changed.ts';

/** The tile `notes2`: pinned notes, and notes without a visit, such as phone notes and letters. */
export function OtherNotes({ patientId }: { patientId: string }) {
  const clinic_patient_id = { equals: patientId };
  const pinned = useApiQuery(
    ChartNotesDocument,
    { where: { clinic_patient_id, pinned: true }, skip: 0, take: 10 },
    { quiet: true },
  );
  const others = useApiQuery(
    ChartNotesDocument,
    { where: { clinic_patient_id, nonMedical: true }, skip: 0, take: 10 },
    { quiet: true },
  );
  useNotesChanged({ patientId });
  const call = can('chart.write') && <CallButton patientId={patientId} />;
  const read = joinReads(pinned, others);
  const isEmpty = read.data?.every((page) => notesOf(page).length === 0) ?? true;
  return (
    <>
      <ReadRows
        label="Pinned and non-medical notes"
        read={read}
        rows={([ofPinned, ofOthers]) => [
          ...notesOf(ofPinned),
          ...notesOf(ofOthers).filter(({ pinned: isPinned }) => !isPinned),
        ]}
        loadingRows={3}
        rowHeight={48}
        empty={{
          icon: IconPin,
          title: 'No pinned or phone notes yet',
          detail: 'Pin a note from its menu, or add a phone note here.',
          action: call,
        }}
      >
        {(note) => <NoteItem note={note} ofOnePatient />}
      </ReadRows>
      {!isEmpty && call !== false && <RowFoot>{call}</RowFoot>}
    </>
  );
}

function notesOf({ chart_note_find_many_with_count: { notes } }: ChartNotesQuery): readonly NoteRow[] {
  return notes;
}

function CallButton({ patientId }: { patientId: string }) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const open = (): void => {
    setOpening(true);
    openChartNote({ patientId, nonMedical: true })
      .then((path) => (path === null ? undefined : navigate(splitPath(path))))
      .catch(reportError)
      .finally(() => setOpening(false));
  };
  return (
    <Button size="xs" variant="default" leftSection={<IconPhone size={15} />} onClick={open} loading={opening}>
      Phone note
    </Button>
  );
}
