import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatChartDay } from '#kit/formats/day.ts';
import { Panel } from '#kit/page/panel.tsx';
import { noteSections, noteText } from '../../rules/index.ts';
import { cachedNote, cacheNote } from '../chart-note.ts';
import {
  CarryListDocument,
  ChartNotesDocument,
  CopyForwardDocument,
  EarlierNoteTextDocument,
  type EarlierNoteTextQuery,
} from '../chart.operations.gen.ts';
import { useOpenedNote } from '../panels/note-context.ts';
import { settleLists } from '../panels/use-note-list.ts';
import { loadNote } from '../saving/note-work.ts';
import classes from '../side.module.css';

const TAKE = 10;

type EarlierNote = EarlierNoteTextQuery['chart_note_find_many'][number];

interface EarlierList {
  name: 'diagnosis' | 'cpts' | 'drugs' | 'supplements';
  words: string;
  /** Its content, one line each. */
  rows: string[];
}

// Returns the non-empty lists of an earlier note.
function earlierLists(source: EarlierNote | undefined): EarlierList[] {
  if (source === undefined) return [];
  const taken = (rows: EarlierNote['drugs']): string[] =>
    rows.map(({ name, directions }) => [name, directions].filter(Boolean).join(': '));
  const lists: EarlierList[] = [
    {
      name: 'diagnosis',
      words: 'Diagnoses',
      rows: source.diagnosis.map(({ icd_code, official_name }) => `${icd_code}  ${official_name}`),
    },
    {
      name: 'cpts',
      words: 'Procedures',
      rows: source.cpts.map(({ cpt_code, official_name }) => `${cpt_code}  ${official_name}`),
    },
    { name: 'drugs', words: 'Drugs', rows: taken(source.drugs) },
    { name: 'supplements', words: 'Supplements', rows: taken(source.supplements) },
  ];
  return lists.filter(({ rows }) => rows.length > 0);
}

/** Carries over a section or list of an earlier note: it stays marked as long as it is unchanged. */
export function CopyForwardPanel() {
  const { note, work } = useOpenedNote();
  const [sourceId, setSourceId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const where = { clinic_patient_id: { equals: note.clinic_patient_id } };
  const read = useApiQuery(ChartNotesDocument, { where, skip: 0, take: TAKE }, { quiet: true });
  const earlier = (read.data?.chart_note_find_many_with_count.notes ?? []).filter(
    ({ id, withdrawn_time }) => id !== note.id && withdrawn_time === null,
  );
  const readSource = useApiQuery(
    EarlierNoteTextDocument,
    { id: sourceId ?? '' },
    { enabled: sourceId !== null, quiet: true },
  );
  const source = readSource.data?.chart_note_find_many[0];
  if (earlier.length === 0) return <ReadHint read={read} label="Earlier notes" />;
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
    toast.success(
      `${section === '' ? 'The text' : section} was carried over. It stays highlighted until you change it.`,
    );
  };
  const carry = async ({ name, words, rows }: EarlierList): Promise<void> => {
    // Pending changes are saved first, since the rows are appended to the result.
    await settleLists(note.id);
    const before = (cachedNote(note.id) ?? note)[name].length;
    const variables = { noteId: note.id, sourceId: sourceId!, list: name };
    const { chart_note_carry_list: parts } = await request(CarryListDocument, variables);
    cacheNote(note.id, parts);
    if (name === 'drugs') refreshQueries('chart', 'NoteDrugCheck');
    const added = parts[name].length - before;
    if (added <= 0) toast.warning(`${words}: all ${rows.length} are already on this note.`);
    else
      toast.success(
        `${words}: ${added} of ${rows.length} carried over. They stay highlighted until you change or confirm them.`,
      );
  };
  const lists = earlierLists(source);
  const run = (work: () => Promise<void>): void => {
    setBusy(true);
    work()
      .catch(reportError)
      .finally(() => setBusy(false));
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
      <ReadHint read={readSource} label="Note" />
      <div className={classes.buttons}>
        {sections.map(({ title, html }) => (
          <Button
            key={title}
            size="compact-sm"
            variant="default"
            mt="xs"
            title={noteText(html).slice(0, 300)}
            disabled={busy}
            onClick={() => run(() => copy(title))}
          >
            {title === '' ? 'Text' : title}
          </Button>
        ))}
        {lists.map((list) => (
          <Button
            key={list.name}
            size="compact-sm"
            variant="default"
            mt="xs"
            title={list.rows.join('\n')}
            disabled={busy}
            onClick={() => run(() => carry(list))}
          >
            {list.words} ({list.rows.length})
          </Button>
        ))}
      </div>
    </Panel>
  );
}
