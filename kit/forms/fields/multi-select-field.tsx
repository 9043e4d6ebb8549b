import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, Pill, type MultiSelectProps, TagsInput, type TagsInputProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './field-group.module.css';
import { clearLabel } from './clear-label.ts';
import type { FieldOf } from '../use-api-form.ts';

interface Colours {
  /** Colors shown next to the choices, by value. */
  colours?: Readonly<Record<string, string>>;
}

/** Several of many choices. The field's value is a list of the choices' `value`s. */
export function MultiSelectField<Values>({
  form,
  name,
  colours,
  ...input
}: FieldOf<Values, MultiSelectProps> & Colours) {
  const { key, props } = form.field<string[]>(name);
  return (
    <MultiSelect
      key={key}
      searchable
      clearable
      comboboxProps={{ shadow: 'md' }}
      clearButtonProps={{ 'aria-label': clearLabel(input.label) }}
      renderOption={({ option }) => <Coloured colour={colours?.[option.value]} text={option.label} />}
      renderPill={({ option, onRemove, disabled }) => (
        <Pill withRemoveButton onRemove={onRemove} disabled={disabled} removeButtonProps={removing(option.label)}>
          <Coloured colour={colours?.[String(option.value)]} text={option.label} />
        </Pill>
      )}
      {...props}
      {...input}
    />
  );
}

/** Tags that the user chooses or types. The field's value is a list of texts; Enter or a comma ends one. */
export function TagField<Values>({ form, name, colours, ...input }: FieldOf<Values, TagsInputProps> & Colours) {
  const { key, props } = form.field<string[]>(name);
  return (
    <TagsInput
      key={key}
      clearable
      maxDropdownHeight={260}
      comboboxProps={{ shadow: 'md' }}
      clearButtonProps={{ 'aria-label': clearLabel(input.label) }}
      renderOption={({ option }) => <Coloured colour={colours?.[option.value]} text={option.value} />}
      renderPill={({ option, onRemove, disabled }) => (
        <Pill withRemoveButton onRemove={onRemove} disabled={disabled} removeButtonProps={removing(option.label)}>
          <Coloured colour={colours?.[String(option.value)]} text={option.label} />
        </Pill>
      )}
      {...props}
      {...input}
    />
  );
}

function Coloured({ colour, text }: { colour: string | undefined; text: string }) {
  return (
    <span className={classes.option}>
      {colour !== undefined && <span className={classes.dot} style={{ '--dot': colour } as CSSProperties} />}
      {text}
    </span>
  );
}

// Backspace removes tags too. The remove button is for the pointer, and Mantine keeps it out of the tab order.
function removing(text: string): { 'aria-label': string } {
  return { 'aria-label': `Remove ${text}` };
}
