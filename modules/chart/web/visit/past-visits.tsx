import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRows } from '#kit/api/use-api.ts';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { formatChartDay } from '#kit/formats/day.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { Panel } from '#kit/page/panel.tsx';
import { notePath, type NoteRow } from '../chart-note.ts';
import { ChartNotesDocument } from '../chart.operations.gen.ts';
import classes from './past-visits.module.css';
import { useNotesChanged } from '../use-notes-changed.ts';

interface PastVisitsProps {
  patientId: string;
  /** The open note, if any. */
  noteId?: string;
}

/** Past Visits: the patient's notes, newest first, with links. */
export function PastVisits({ patientId, noteId }: PastVisitsProps) {
  const visits = useRows(
    ChartNotesDocument,
    { where: { clinic_patient_id: { equals: patientId } } },
    { take: 6, rows: (page) => page.chart_note_find_many_with_count.notes },
  );
  useNotesChanged({ patientId });
  const read = {
    data: visits.status === 'success' ? visits.rows : undefined,
    error: visits.error,
    refetch: visits.retry,
  };
  return (
    <Panel title="Past Visits">
      <ReadLines read={read} label="Visits" lines={4}>
        {(rows) =>
          rows.length === 0 ? (
            <Text size="sm" c="dimmed">
              No visits yet.
            </Text>
          ) : (
            <ol className={classes.line}>
              {rows.map((visit) => (
                <Visit key={visit.id} visit={visit} here={visit.id === noteId} />
              ))}
            </ol>
          )
        }
      </ReadLines>
      {visits.hasMore && (
        <button type="button" className={classes.more} onClick={visits.loadMore} disabled={visits.loadingMore}>
          Earlier visits
        </button>
      )}
    </Panel>
  );
}

function Visit({ visit, here }: { visit: NoteRow; here: boolean }) {
  return (
    <li className={classes.visit} data-here={here || undefined} data-signed={visit.signed_time !== null || undefined}>
      <Link {...splitPath(notePath(visit))} className={classes.link} aria-current={here ? 'page' : undefined}>
        <span className={classes.day}>{formatChartDay(visit.service_date)}</span>
        <span className={classes.title}>{visit.chart_note_record_name}</span>
        <span className={classes.author}>
          {visit.signed_time === null ? 'Not signed' : <IconLock size={12} aria-label="Signed" />} · {visit.author_name}
        </span>
        {!here && visit.excerpt !== '' && <span className={classes.excerpt}>{visit.excerpt}</span>}
      </Link>
    </li>
  );
}
