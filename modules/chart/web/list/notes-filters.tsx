import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { nameLastFirst } from '#kit/formats/person-name.ts';
import { DateInput } from '#kit/forms/fields/dates/date-field.tsx';
import { can } from '#kit/session/viewer.ts';
import { NoteCategoriesDocument } from '../calendar.operations.gen.ts';
import classes from './notes-page.module.css';
import { NoteAuthorsDocument } from '../registration.operations.gen.ts';
import type { NotesFilter } from './use-notes-view.ts';

interface NotesFiltersProps {
  filter: NotesFilter;
  /** True if the list only contains the user's own notes. */
  mine: boolean;
  onChange: (filter: NotesFilter) => void;
}

/** Filters notes by doctor, visit type and date of service. */
export function NotesFilters({ filter, mine, onChange }: NotesFiltersProps) {
  const readAuthors = useApiQuery(NoteAuthorsDocument, {}, { quiet: true });
  const readCategories = useApiQuery(NoteCategoriesDocument, {}, { quiet: true, enabled: can('scheduling.view') });
  const authors = readAuthors.data?.clinic_members ?? [];
  const categories = readCategories.data?.event_categories ?? [];
  // Date inputs are uncontrolled: a new key resets them.
  const [cleared, setCleared] = useState(0);
  const isNarrowed = Object.values(filter).some((value) => value !== null);
  return (
    <div className={classes.bar} role="group" aria-label="Filter notes">
      <ReadHint read={readAuthors} label="Authors" />
      <ReadHint read={readCategories} label="Visit types" />
      {!mine && (
        <Select
          aria-label="Author"
          placeholder="Any author"
          clearable
          searchable
          data={authors.map((author) => ({ value: author.user_id, label: nameLastFirst(author) }))}
          value={filter.doctor}
          onChange={(doctor) => onChange({ ...filter, doctor })}
        />
      )}
      {categories.length > 0 && (
        <Select
          aria-label="Visit type"
          placeholder="Any visit type"
          clearable
          data={categories.map(({ id, event_category_name: label }) => ({ value: id, label }))}
          value={filter.category}
          onChange={(category) => onChange({ ...filter, category })}
        />
      )}
      <DateInput
        key={`from-${cleared}`}
        aria-label="From date"
        placeholder="From"
        defaultValue={filter.from}
        onChange={(typed) => isDay(typed) && onChange({ ...filter, from: typed || null })}
      />
      <DateInput
        key={`to-${cleared}`}
        aria-label="To date"
        placeholder="To"
        defaultValue={filter.to}
        onChange={(typed) => isDay(typed) && onChange({ ...filter, to: typed || null })}
      />
      {isNarrowed && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => {
            setCleared((count) => count + 1);
            onChange({ doctor: null, category: null, from: null, to: null });
          }}
        >
          Clear
        </Button>
      )}
    </div>
  );
}

// Incomplete input is not a date yet.
const isDay = (typed: string): boolean => typed === '' || /^\d{4}-\d{2}-\d{2}$/.test(typed);
