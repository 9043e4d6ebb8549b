import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './filters.module.css';

interface SearchBoxProps {
  /** A verb and its object: "Search patients". */
  label: string;
  /** The searchable fields, if the label doesn't name them: "Name, SKU or barcode". */
  placeholder?: string;
  /** The initial search text, e.g. from the URL. */
  initial?: string;
  maxLength?: number;
  /** Called with the trimmed text when typing pauses, and immediately on Enter or when the field is cleared. */
  onSearch: (text: string) => void;
}

const PAUSE_MS = 250;

/** A search field with debouncing: the list is queried once per word, not once per letter. */
export function SearchBox({ label, placeholder = label, initial = '', maxLength = 100, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(initial);
  const report = useDebouncedCallback((text: string) => onSearch(text.trim()), PAUSE_MS);
  const type = (text: string): void => {
    setTyped(text);
    report(text);
    if (text === '') report.flush();
  };
  return (
    <TextInput
      className={classes.search}
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      rightSection={typed !== '' && <CloseButton aria-label={`Clear ${label}`} size="sm" onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && report.flush()}
    />
  );
}
