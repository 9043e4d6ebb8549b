import { CloseButton, Loader, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import classes from './patients-page.module.css';

interface SearchBoxProps {
  typed: string;
  searching: boolean;
  onType: (typed: string) => void;
}

/** Where one types whom one looks for; it has the focus when the page opens, and what stands in it is replaced by typing. */
export function SearchBox({ typed, searching, onType }: SearchBoxProps) {
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);

  const clear = (): void => {
    onType('');
    input.current?.focus();
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Escape' || typed === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    clear();
  };

  return (
    <div className={classes.bar}>
      <TextInput
        ref={input}
        className={classes.box}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={pressed}
        aria-label="Find a patient"
        placeholder="Name, date of birth, phone or record number"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        leftSectionPointerEvents="none"
        rightSection={typed !== '' && <End searching={searching} onClear={clear} />}
      />
      <span className={classes.hint} aria-hidden>
        ↓ into the list, Enter opens
      </span>
    </div>
  );
}

function End({ searching, onClear }: { searching: boolean; onClear: () => void }) {
  return searching ? (
    <Loader size={14} />
  ) : (
    <CloseButton size="sm" aria-label="Clear the search" onClick={onClear} tabIndex={-1} />
  );
}
