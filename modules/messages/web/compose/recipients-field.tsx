import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Loader, MultiSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { SEARCH_DEBOUNCE_MS } from '#kit/forms/fields/search-select-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { MessageRecipientsDocument } from '../message.operations.gen.ts';
import type { ComposeValues } from './compose-values.ts';
import { recipientText, recipientValue } from './compose-values.ts';

/**
 * The recipients of a message: members and patients, searched 500 ms after the last keystroke. Without a recipient it
 * starts with the matches of `search`.
 */
export function RecipientsField({ form, search = '' }: { form: ApiForm<ComposeValues>; search?: string }) {
  const { key, props } = form.field<string[]>('recipients');
  return <Recipients key={key} {...props} search={search} />;
}

interface RecipientsProps {
  defaultValue?: string[];
  error: string | undefined;
  search: string;
  onChange: (value: string[]) => void;
}

function Recipients({ defaultValue, search, onChange, ...input }: RecipientsProps) {
  const [value, setValue] = useState(defaultValue ?? []);
  const [found, setFound] = useState<string[]>([]);
  const [isSearching, setSearching] = useState(false);
  const running = useRef<{ timer: number; stop: AbortController }>(undefined);
  const look = (typed: string, wait: number): void => {
    window.clearTimeout(running.current?.timer);
    running.current?.stop.abort();
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      setSearching(true);
      try {
        const { messageRecipients } = await request(
          MessageRecipientsDocument,
          { search: typed.trim() },
          { signal: stop.signal },
        );
        setFound(messageRecipients.map(recipientValue));
      } catch {
        if (!stop.signal.aborted) setFound([]);
      } finally {
        if (!stop.signal.aborted) setSearching(false);
      }
    };
    running.current = { stop, timer: window.setTimeout(() => void ask(), wait) };
  };
  const isAsked = search !== '' && value.length === 0;
  const [typed, setTyped] = useState(isAsked ? search : '');
  useEffect(() => {
    if (isAsked) look(search, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the window opens
  }, []);
  useEffect(
    () => () => {
      window.clearTimeout(running.current?.timer);
      running.current?.stop.abort();
    },
    [],
  );
  const offered = [...new Set([...found, ...value])];
  return (
    <MultiSelect
      {...input}
      label="Recipients"
      withAsterisk
      placeholder={value.length === 0 ? 'Search members and patients' : undefined}
      data={offered.map((one) => ({ value: one, label: recipientText(one) }))}
      searchable
      clearable
      hidePickedOptions
      comboboxProps={{ shadow: 'md' }}
      clearButtonProps={{ 'aria-label': 'Clear recipients' }}
      // The server already filters the options.
      filter={({ options }) => options}
      nothingFoundMessage={isSearching ? 'Searching…' : 'No results'}
      rightSection={isSearching ? <Loader size={16} role="progressbar" aria-label="Searching" /> : undefined}
      searchValue={typed}
      defaultDropdownOpened={isAsked}
      onSearchChange={(next) => {
        setTyped(next);
        look(next, SEARCH_DEBOUNCE_MS);
      }}
      onDropdownOpen={() => look(typed, 0)}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}
