import { Button } from '@mantine/core';
import { IconPhone, IconPin } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { splitPath } from '#kit/navigation/query.ts';
import { can } from '#kit/session/viewer.ts';
import { ChartNotesDocument } from './chart.operations.gen.ts';
import { NoteList } from './list/note-list.tsx';
import { openChartNote } from './open-chart-note.ts';
import classes from './list/patient-notes.module.css';
import { useNotesChanged } from './use-notes-changed.ts';

/** The tile `notes2`: what is pinned, and what was written without a visit, as of calls and letters. */
export function OtherNotes({ patientId }: { patientId: string }) {
  const clinic_patient_id = { equals: patientId };
  const pinned = useRows(
    ChartNotesDocument,
    { where: { clinic_patient_id, pinned: true } },
    { take: 10, rows: (page) => page.chart_note_find_many_with_count.notes },
  );
  const others = useRows(
    ChartNotesDocument,
    { where: { clinic_patient_id, nonMedical: true } },
    { take: 10, rows: (page) => page.chart_note_find_many_with_count.notes },
  );
  useNotesChanged({ patientId });
  if (pinned.status === 'pending' || others.status === 'pending') return <RowsSkeleton rows={3} height={48} />;
  const failed = [pinned, others].find(({ status }) => status === 'error');
  if (failed !== undefined) return <ErrorState what="The notes" error={failed.error} onRetry={failed.retry} />;
  if (pinned.rows.length + others.rows.length === 0)
    return (
      <EmptyState
        icon={IconPin}
        title="Nothing pinned, and no calls"
        action={can('chart.write') && <CallButton patientId={patientId} />}
      >
        A note is pinned from its menu. What was said on the phone is written here.
      </EmptyState>
    );
  return (
    <>
      {pinned.rows.length > 0 && <NoteList notes={pinned.rows} ofOnePatient label="Pinned notes" />}
      {others.rows.length > 0 && <NoteList notes={others.rows} ofOnePatient label="Non-medical notes" />}
      <div className={classes.foot}>{can('chart.write') && <CallButton patientId={patientId} />}</div>
    </>
  );
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
      Note of a call
    </Button>
  );
}
