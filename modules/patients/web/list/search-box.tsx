import { CloseButton, Loader, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { mayTakeFocus } from '#kit/windows/page-arrival.ts';
import { useListSearch } from './list-search.ts';
import classes from './patients-page.module.css';

interface SearchBoxProps {
  searching: boolean;
  /** Called with the search text after typing pauses. */
  onSearch: (search: string) => void;
}

const PAUSE_MS = 120;

/** The search box; it has the focus when the page opens, with its text selected so that typing replaces it. */
export function SearchBox({ searching, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useListSearch();
  const search = useDebouncedCallback(onSearch, PAUSE_MS);
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    // On a phone this would open the keyboard over the list.
    if (!mayTakeFocus() || !window.matchMedia('(pointer: fine)').matches) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);

  const type = (text: string): void => {
    setTyped(text);
    search(text.trim());
  };
  const clear = (): void => {
    type('');
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
        onChange={(event) => type(event.currentTarget.value)}
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
        ↓ to the list, Enter to open
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
