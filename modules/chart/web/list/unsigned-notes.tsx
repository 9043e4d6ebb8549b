import { Anchor } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { ChartNotesDocument } from '../chart.operations.gen.ts';
import { NoteItem } from './note-list.tsx';
import { useNotesChanged } from '../use-notes-changed.ts';

const SHOWN = 6;

/** The user's unsigned notes, oldest first, for the dashboard. */
export function UnsignedNotes() {
  const { userId } = useViewer();
  const read = useApiQuery(
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
  const count = read.data?.chart_note_find_many_with_count.count ?? 0;
  return (
    <>
      <ReadRows
        label="Unsigned notes"
        read={read}
        rows={(page) => page.chart_note_find_many_with_count.notes}
        loadingRows={3}
        rowHeight={48}
        empty={{
          icon: IconCheck,
          title: 'All notes are signed',
          detail: 'Notes that you start are listed here until you sign them.',
        }}
      >
        {(note) => <NoteItem note={note} />}
      </ReadRows>
      {count > SHOWN && (
        <RowFoot>
          <Anchor component={Link} to="/chart/index" size="sm">
            All {count > 1000 ? 'more than 1,000' : count} unsigned notes
          </Anchor>
        </RowFoot>
      )}
    </>
  );
}
