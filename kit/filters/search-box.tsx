import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './filters.module.css';

interface SearchBoxProps {
  /** A verb and its object: "Search patients". */
  label: string;
  /** What can be searched for, where the label doesn't say it: "Name, SKU or barcode". */
  placeholder?: string;
  /** Where the search was kept, as in the address. */
  initial?: string;
  maxLength?: number;
  /** Gets what was typed, without blanks around it, when typing pauses, and at once with Enter or when it is cleared. */
  onSearch: (text: string) => void;
}

const PAUSE_MS = 250;

/** A search field that keeps what is typed: the list behind it is asked once for a word, not for each letter. */
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
