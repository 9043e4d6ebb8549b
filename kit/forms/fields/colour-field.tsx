import { type CSSProperties, useState } from 'react';
import { FieldGroup } from './field-group.tsx';
import classes from './field-group.module.css';
import type { FieldOf } from '../use-api-form.ts';

/** A color to choose, with a name for screen readers. */
export interface Swatch {
  /** The stored value: any CSS color. */
  value: string;
  name: string;
}

/** Colors for tags, categories and calendars, each with readable contrast next to text in both color schemes. */
export const SWATCHES: readonly Swatch[] = [
  { value: '#1b837f', name: 'Teal' },
  { value: '#2f6cae', name: 'Blue' },
  { value: '#6b4eac', name: 'Violet' },
  { value: '#a83a7c', name: 'Magenta' },
  { value: '#cf4039', name: 'Red' },
  { value: '#c2600f', name: 'Orange' },
  { value: '#a8740b', name: 'Amber' },
  { value: '#2f853e', name: 'Green' },
  { value: '#4d7a9e', name: 'Slate' },
  { value: '#6a787a', name: 'Gray' },
];

interface ColourProps {
  label: string;
  description?: string;
  withAsterisk?: boolean;
  palette?: readonly Swatch[];
}

/**
 * One color of a palette. The field's value is the color, null for none; a stored color outside the palette is
 * preserved and shown.
 */
export function ColourField<Values>({ form, name, ...group }: FieldOf<Values, ColourProps>) {
  const { key, props } = form.field<string | null>(name);
  return <ColourInput key={key} {...group} {...props} />;
}

interface ColourInputProps extends ColourProps {
  name: string;
  error?: string;
  defaultValue?: string | null;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function ColourInput({
  label,
  description,
  withAsterisk,
  palette = SWATCHES,
  defaultValue,
  ...props
}: ColourInputProps) {
  const [chosen, setChosen] = useState(defaultValue?.toLowerCase() ?? '');
  const known = palette.some(({ value }) => value.toLowerCase() === (defaultValue?.toLowerCase() ?? ''));
  const offered =
    defaultValue == null || defaultValue === '' || known
      ? palette
      : [...palette, { value: defaultValue, name: 'Reset' }];
  return (
    <FieldGroup label={label} description={description} error={props.error} required={withAsterisk}>
      <div className={classes.swatches}>
        {offered.map(({ value, name }) => (
          <label key={value} className={classes.swatch} title={name} style={{ '--swatch': value } as CSSProperties}>
            <input
              type="radio"
              name={props.name}
              aria-label={name}
              checked={value.toLowerCase() === chosen}
              onChange={() => {
                setChosen(value.toLowerCase());
                props.onChange(value);
              }}
              onBlur={props.onBlur}
            />
            <span />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
