import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatChartDay } from '#kit/formats/day.ts';
import { Panel } from '#kit/page/panel.tsx';
import { noteSections, noteText } from '../../rules/index.ts';
import { ChartNotesDocument, CopyForwardDocument, EarlierNoteTextDocument } from '../chart.operations.gen.ts';
import { useOpenedNote } from '../panels/note-context.ts';
import { loadNote } from '../saving/note-work.ts';
import classes from './side.module.css';

const TAKE = 10;

/** Carries a section of an earlier note over: its lines are marked for as long as they stand as they came. */
export function CopyForwardPanel() {
  const { note, work } = useOpenedNote();
  const [sourceId, setSourceId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const where = { clinic_patient_id: { equals: note.clinic_patient_id } };
  const { data } = useApiQuery(ChartNotesDocument, { where, skip: 0, take: TAKE }, { quiet: true });
  const earlier = (data?.chart_note_find_many_with_count.notes ?? []).filter(({ id }) => id !== note.id);
  const source = useApiQuery(
    EarlierNoteTextDocument,
    { id: sourceId ?? '' },
    { enabled: sourceId !== null, quiet: true },
  ).data?.chart_note_find_many[0];
  if (earlier.length === 0) return null;
  const sections =
    sourceId === null ? [] : noteSections(source?.note ?? '').filter(({ html }) => noteText(html) !== '');
  const copy = async (section: string): Promise<void> => {
    const { chart_note_copy_forward: copied } = await request(CopyForwardDocument, {
      noteId: note.id,
      sourceId: sourceId!,
      section,
    });
    await loadNote(note.id);
    work.insert('note', section, copied.html);
    toast.success(`${section === '' ? 'The text' : section} was carried over. It stays marked until you change it.`);
  };
  return (
    <Panel title="Carry over">
      <Select
        aria-label="Earlier note"
        placeholder="From an earlier note"
        data={earlier.map((one) => ({
          value: one.id,
          label: `${formatChartDay(one.service_date)}  ${one.chart_note_record_name}`,
        }))}
        value={sourceId}
        onChange={setSourceId}
        clearable
      />
      <div className={classes.buttons}>
        {sections.map(({ title, html }) => (
          <Button
            key={title}
            size="compact-sm"
            variant="default"
            mt="xs"
            title={noteText(html).slice(0, 300)}
            disabled={busy}
            onClick={() => {
              setBusy(true);
              copy(title)
                .catch(reportError)
                .finally(() => setBusy(false));
            }}
          >
            {title === '' ? 'Text' : title}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
