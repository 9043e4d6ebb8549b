import { Button } from '@mantine/core';
import { IconNotes, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { can } from '#kit/session/viewer.ts';
import { ChartNotesDocument } from '../chart.operations.gen.ts';
import { NoteItem } from './note-list.tsx';
import { openChartNote } from '../open-chart-note.ts';
import { useNotesChanged } from '../use-notes-changed.ts';

/** A patient's notes, newest first, with a button for a new one. Has no title, since it is rendered in a panel. */
export function PatientNotes({ patientId }: { patientId: string }) {
  const notes = useRows(
    ChartNotesDocument,
    { where: { clinic_patient_id: { equals: patientId } } },
    { take: 10, rows: (page) => page.chart_note_find_many_with_count.notes, enabled: can('chart.view') },
  );
  useNotesChanged({ patientId });
  if (!can('chart.view')) return null;
  const create = can('chart.write') && <NewNoteButton patientId={patientId} />;
  return (
    <>
      <ReadRows
        label="Chart notes"
        read={notes}
        loadingRows={3}
        rowHeight={48}
        empty={{
          icon: IconNotes,
          title: 'No chart notes yet',
          detail: 'Create the first note here or from an appointment.',
          action: create,
        }}
      >
        {(note) => <NoteItem note={note} ofOnePatient />}
      </ReadRows>
      {notes.rows.length > 0 && create !== false && <RowFoot>{create}</RowFoot>}
    </>
  );
}

function NewNoteButton({ patientId }: { patientId: string }) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const open = (): void => {
    setOpening(true);
    openChartNote({ patientId })
      .then((path) => (path === null ? undefined : navigate(splitPath(path))))
      .catch(reportError)
      .finally(() => setOpening(false));
  };
  return (
    <Button size="xs" variant="default" leftSection={<IconPlus size={15} />} onClick={open} loading={opening}>
      New note
    </Button>
  );
}
