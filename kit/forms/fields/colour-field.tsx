import { type CSSProperties, useState } from 'react';
import { FieldGroup } from './field-group.tsx';
import classes from './field-group.module.css';
import type { FieldOf } from '../use-api-form.ts';

/** A colour to choose, with the name that those hear who don't see it. */
export interface Swatch {
  /** What is stored: any colour of CSS. */
  value: string;
  name: string;
}

/** Salus's colours for tags, categories and calendars, each readable beside text in both schemes. */
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

/** One colour of a palette. The field's value is the colour, null for none; a stored colour outside the palette is kept and shown. */
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
