import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { CloseButton, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconNotes, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import type { EmptyContent } from '#kit/feedback/empty-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { can, useViewer } from '#kit/session/viewer.ts';
import type { Sort } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { notePath } from '../chart-note.ts';
import { ChartNotesDocument } from '../chart.operations.gen.ts';
import { openNewNote } from '../new-note.ts';
import { NOTE_COLUMNS } from '../note-columns.tsx';
import { NotesFilters } from './notes-filters.tsx';
import classes from './notes-page.module.css';
import { useNotesChanged } from '../use-notes-changed.ts';
import { type NotesFilter, type NotesShown, useNotesView } from './use-notes-view.ts';

const TAKE = 50;
const PAUSE_MS = 150;

const CHOICES: readonly { value: NotesShown; label: string }[] = [
  { value: 'mine', label: 'My unsigned' },
  { value: 'unsigned', label: 'Unsigned' },
  { value: 'cosign', label: 'To cosign' },
  { value: 'signed', label: 'Signed' },
  { value: 'all', label: 'All' },
];

/** /chart/index: notes waiting for a signature, and all others. */
export function NotesPage() {
  const { userId } = useViewer();
  const { shown, search, filter, set } = useNotesView();
  const [sought] = useDebouncedValue(search.trim(), PAUSE_MS);
  const [words, setWords] = useState('');
  const [soughtWords] = useDebouncedValue(words.trim(), PAUSE_MS);
  const [sort, setSort] = useState<Sort>({ column: 'day', direction: 'desc' });
  const rows = useRows(
    ChartNotesDocument,
    {
      where: whereOf({ shown, filter, userId, sought, soughtWords }),
      orderBy: { service_date: sort.direction },
    },
    {
      take: TAKE,
      rows: (page) => page.chart_note_find_many_with_count.notes,
      count: (page) => page.chart_note_find_many_with_count.count,
    },
  );
  useNotesChanged();

  return (
    <Page fill>
      <PageHeader title="Chart" detail={countText(rows.count)}>
        {can('chart.write') && <AddButton onClick={openNewNote}>New note</AddButton>}
      </PageHeader>
      <Panel fill>
        <div className={classes.bar}>
          <FindBox
            label="Search by patient"
            placeholder="Patient’s name, date of birth or record number"
            clear="Clear search"
            maxLength={100}
            value={search}
            onChange={(next) => set({ search: next })}
          />
          <FindBox
            label="Search note text"
            placeholder="Note text"
            clear="Clear note text"
            maxLength={200}
            value={words}
            onChange={setWords}
          />
          <SegmentedControl
            className={classes.choice}
            aria-label="Notes shown"
            value={shown}
            onChange={(value) => set({ shown: value })}
            data={CHOICES.filter(
              ({ value }) => (value !== 'mine' || can('chart.write')) && (value !== 'cosign' || can('chart.sign')),
            )}
          />
        </div>
        <NotesFilters filter={filter} mine={shown === 'mine'} onChange={(next) => set({ filter: next })} />
        <DataTable
          label="Notes"
          columns={NOTE_COLUMNS}
          rows={rows}
          rowId={({ id }) => id}
          rowPath={notePath}
          sort={sort}
          onSort={setSort}
          empty={noNotes(shown, [sought, soughtWords].filter(Boolean).join(', '))}
        />
      </Panel>
    </Page>
  );
}

interface FindBoxProps {
  label: string;
  placeholder: string;
  /** Label of the Clear button. */
  clear: string;
  maxLength: number;
  value: string;
  onChange: (typed: string) => void;
}

/** A search field whose text is kept while the user views a note; Escape clears it. */
function FindBox({ label, placeholder, clear, maxLength, value, onChange }: FindBoxProps) {
  return (
    <TextInput
      className={classes.search}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') onChange('');
      }}
      aria-label={label}
      placeholder={placeholder}
      inputMode="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      leftSectionPointerEvents="none"
      rightSection={value !== '' && <CloseButton size="sm" aria-label={clear} onClick={() => onChange('')} />}
    />
  );
}

interface TypedSearch {
  shown: NotesShown;
  filter: NotesFilter;
  userId: string;
  sought: string;
  soughtWords: string;
}

function whereOf({ shown, filter, userId, sought, soughtWords }: TypedSearch) {
  const { doctor, category, from, to } = filter;
  const author = shown === 'mine' ? userId : doctor;
  return {
    ...(shown === 'all' || shown === 'cosign' ? {} : { signed: shown === 'signed' }),
    ...(shown === 'cosign' ? { to_cosign: true } : {}),
    ...(author === null ? {} : { clinic_user_id: { equals: author } }),
    ...(category === null ? {} : { event_category_id: { equals: category } }),
    ...(from === null && to === null ? {} : { service_date: { gte: from ?? undefined, lte: to ?? undefined } }),
    ...(sought === '' ? {} : { search: sought }),
    ...(soughtWords === '' ? {} : { words: soughtWords }),
  };
}

function countText(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  if (count > 1000) return 'more than 1,000 notes';
  return count === 1 ? '1 note' : `${count.toLocaleString('en-US')} notes`;
}

const NO_NOTES: Readonly<Record<NotesShown, string>> = {
  mine: 'All notes are signed',
  unsigned: 'No notes waiting for a signature',
  cosign: 'No notes waiting for your cosignature',
  signed: 'No signed notes yet',
  all: 'No notes yet',
};

function noNotes(shown: NotesShown, sought: string): EmptyContent {
  if (sought === '')
    return {
      icon: IconNotes,
      title: NO_NOTES[shown],
      detail: 'Open a note from an appointment or the patient’s page, or create a new one here.',
    };
  return {
    icon: IconNotes,
    title: `No results for “${sought}”`,
    detail: shown === 'all' ? 'Try fewer letters.' : 'Search all notes, or try fewer letters.',
  };
}
