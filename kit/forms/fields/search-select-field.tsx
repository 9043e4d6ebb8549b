import '@mantine/core/styles/Combobox.layer.css';
import { Loader, Select, type SelectProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { clearLabel } from './clear-label.ts';
import type { FieldOf } from '../use-api-form.ts';

/** From specification 1 §9: server searches wait until typing pauses. */
export const SEARCH_DEBOUNCE_MS = 500;

/** A choice found by a search. */
export interface SearchOption {
  value: string;
  label: string;
}

interface SearchProps {
  /** Searches on the server; an empty text returns the default choices. */
  search: (typed: string, signal: AbortSignal) => Promise<readonly SearchOption[]>;
  /** The initial choice, with its label. */
  initial?: SearchOption;
  /** Debounce in milliseconds, if different from the default. */
  debounceMs?: number;
  /** Called with the whole chosen option. */
  onChosen?: (found: SearchOption | null) => void;
}

/**
 * One choice among thousands: the typed text is searched on the server, 500 ms after the last key. The field's value is
 * the choice's `value`, or null.
 */
export function SearchSelectField<Values>({
  form,
  name,
  ...input
}: FieldOf<Values, Omit<SelectProps, 'data'>> & SearchProps) {
  const { key, props } = form.field<string | null>(name);
  return <SearchSelect key={key} {...input} {...props} />;
}

interface SearchSelectProps extends Omit<SelectProps, 'data' | 'onChange' | 'value' | 'defaultValue'>, SearchProps {
  defaultValue?: string | null;
  onChange: (value: string | null) => void;
}

/** The input of a SearchSelectField, for filters outside of a form. */
export function SearchSelect({
  search,
  initial,
  debounceMs = SEARCH_DEBOUNCE_MS,
  onChosen,
  defaultValue,
  onChange,
  ...input
}: SearchSelectProps) {
  const [value, setValue] = useState(defaultValue ?? null);
  const [typed, setTyped] = useState(initial !== undefined && initial.value === value ? initial.label : '');
  const { found, state, look } = useSearch(search);
  const chosen = useRef<SearchOption | null>(initial ?? null);
  const offered =
    chosen.current === null || found.some((one) => one.value === chosen.current?.value)
      ? found
      : [...found, chosen.current];
  return (
    <Select
      comboboxProps={{ shadow: 'md' }}
      clearable
      clearButtonProps={{ 'aria-label': clearLabel(input.label) }}
      {...input}
      searchable
      data={offered.map(({ value: id, label }) => ({ value: id, label }))}
      // The server has already filtered.
      filter={({ options }) => options}
      value={value}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        if (text !== chosen.current?.label) look(text, debounceMs);
      }}
      onDropdownOpen={() => look(typed === chosen.current?.label ? '' : typed, 0)}
      rightSection={state === 'searching' ? <Loader size={16} role="progressbar" aria-label="Searching" /> : undefined}
      nothingFoundMessage={SAYS[state]}
      onChange={(id) => {
        chosen.current = offered.find((one) => one.value === id) ?? null;
        setValue(id);
        onChange(id);
        onChosen?.(chosen.current);
      }}
    />
  );
}

const SAYS = {
  searching: 'Searching…',
  found: 'No results',
  failed: 'The search failed. Type again to retry.',
};

function useSearch(search: SearchProps['search']) {
  const [found, setFound] = useState<readonly SearchOption[]>([]);
  const [state, setState] = useState<keyof typeof SAYS>('found');
  const running = useRef<{ timer: number; stop: AbortController }>(undefined);
  const cancel = (): void => {
    window.clearTimeout(running.current?.timer);
    running.current?.stop.abort();
  };
  useEffect(() => cancel, []);
  const look = (typed: string, wait: number): void => {
    cancel();
    setState('searching');
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const answers = await search(typed.trim(), stop.signal);
        if (stop.signal.aborted) return;
        setFound(answers);
        setState('found');
      } catch {
        if (!stop.signal.aborted) setState('failed');
      }
    };
    running.current = { stop, timer: window.setTimeout(() => void ask(), wait) };
  };
  return { found, state, look };
}
