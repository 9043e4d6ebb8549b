import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { MOST_MODIFIERS, readModifier } from '../rules/index.ts';
import { FindModifiersDocument } from './chart.operations.gen.ts';

/** The modifiers of a procedure, in order. */
export interface ModifierFieldProps extends Omit<TagsInputProps, 'value' | 'defaultValue' | 'onChange' | 'data'> {
  value: readonly string[];
  onChange: (modifiers: string[]) => void;
  /** The day of service as YYYY-MM-DD. */
  day?: string | null;
}

const PAUSE_MS = 120;

/** Up to four modifiers of two characters, in uppercase, searched by code or word. Other input is ignored. */
export function ModifierField({ value, onChange, day = null, ...input }: ModifierFieldProps) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data, isError } = useApiQuery(
    FindModifiersDocument,
    { search, day },
    { enabled: opened, keepPrevious: true, quiet: true },
  );
  const found = data?.cpt_modifiers ?? [];
  const names = new Map(found.map(({ modifier, name }) => [modifier, name]));
  return (
    <TagsInput
      placeholder={value.length === 0 ? 'Modifier' : undefined}
      maxTags={MOST_MODIFIERS}
      comboboxProps={{ shadow: 'md', width: 320, position: 'bottom-start' }}
      {...input}
      error={
        input.error ?? (isError && data === undefined ? 'Modifiers could not be loaded. Type the codes.' : undefined)
      }
      data={found.map(({ modifier }) => modifier)}
      // The server already filters the options.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span>
          <strong>{option.value}</strong> {names.get(option.value)}
        </span>
      )}
      value={[...value]}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      onChange={(all) => {
        const read = all.map(readModifier).filter((modifier) => modifier !== null);
        onChange([...new Set(read)].slice(0, MOST_MODIFIERS));
      }}
    />
  );
}
