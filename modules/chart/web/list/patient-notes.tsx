import { Button } from '@mantine/core';
import { IconNotes, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { splitPath } from '#kit/navigation/query.ts';
import { can } from '#kit/session/viewer.ts';
import { ChartNotesDocument } from '../chart.operations.gen.ts';
import { NoteList } from './note-list.tsx';
import { openChartNote } from '../open-chart-note.ts';
import classes from './patient-notes.module.css';
import { useNotesChanged } from '../use-notes-changed.ts';

/** A patient's notes, newest first, with the way to a new one. It has no title of its own: it stands in a panel. */
export function PatientNotes({ patientId }: { patientId: string }) {
  const notes = useRows(
    ChartNotesDocument,
    { where: { clinic_patient_id: { equals: patientId } } },
    { take: 10, rows: (page) => page.chart_note_find_many_with_count.notes, enabled: can('chart.view') },
  );
  useNotesChanged({ patientId });
  if (!can('chart.view')) return null;
  if (notes.status === 'pending') return <RowsSkeleton rows={3} height={48} />;
  if (notes.status === 'error') return <ErrorState what="The notes" error={notes.error} onRetry={notes.retry} />;
  if (notes.rows.length === 0) {
    return (
      <EmptyState
        icon={IconNotes}
        title="No chart notes yet"
        action={can('chart.write') && <NewNoteButton patientId={patientId} />}
      >
        The first one is opened from an appointment, or here.
      </EmptyState>
    );
  }
  return (
    <>
      <NoteList notes={notes.rows} ofOnePatient label="Chart notes" />
      <div className={classes.foot}>
        {can('chart.write') && <NewNoteButton patientId={patientId} />}
        {notes.hasMore && (
          <Button size="xs" variant="subtle" color="gray" onClick={notes.loadMore} loading={notes.loadingMore}>
            Earlier notes
          </Button>
        )}
      </div>
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
