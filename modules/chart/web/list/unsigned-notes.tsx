import { Anchor } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { ChartNotesDocument } from '../chart.operations.gen.ts';
import { NoteList } from './note-list.tsx';
import classes from './unsigned-notes.module.css';
import { useNotesChanged } from '../use-notes-changed.ts';

const SHOWN = 6;

/** The viewer's notes that wait for a signature, the oldest first, for the dashboard. */
export function UnsignedNotes() {
  const { userId } = useViewer();
  const query = useApiQuery(
    ChartNotesDocument,
    {
      where: { clinic_user_id: { equals: userId }, signed: false },
      orderBy: { service_date: 'asc' },
      skip: 0,
      take: SHOWN,
    },
    { quiet: true },
  );
  useNotesChanged();
  if (query.status === 'pending') return <RowsSkeleton rows={3} height={48} />;
  if (query.status === 'error')
    return <ErrorState what="Your notes" error={query.error} onRetry={() => void query.refetch()} />;
  const { count, notes } = query.data.chart_note_find_many_with_count;
  if (count === 0) {
    return (
      <EmptyState icon={IconCheck} title="Everything is signed">
        Notes that you begin stand here until you sign them.
      </EmptyState>
    );
  }
  return (
    <>
      <NoteList notes={notes} label="Unsigned notes" />
      {count > SHOWN && (
        <div className={classes.more}>
          <Anchor component={Link} to="/chart/index" size="sm">
            All {count > 1000 ? 'more than 1,000' : count} unsigned notes
          </Anchor>
        </div>
      )}
    </>
  );
}
