import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import classes from './filters.module.css';

interface FilterChoices<Value extends string> {
  /** A noun, shown above the select: "State". */
  label: string;
  choices: readonly { value: Value; label: string }[] | Readonly<Record<Value, string>>;
}

type FilterSelectProps<Value extends string> = FilterChoices<Value> &
  (
    | {
        /** The label of the empty choice (null): "All states". */
        all: string;
        value: Value | null;
        onChange: (value: Value | null) => void;
      }
    | { all?: undefined; value: Value; onChange: (value: Value) => void }
  );

/** A filter for one value of a list. With `all` it can be empty, and then filters nothing. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, choices, all, value } = props;
  const change = (next: string | null): void => {
    if (props.all !== undefined) props.onChange(next as Value | null);
    else if (next !== null) props.onChange(next as Value);
  };
  return (
    <Select
      className={classes.select}
      label={label}
      data={listChoices(choices)}
      checkIconPosition="right"
      comboboxProps={{ shadow: 'md' }}
      allowDeselect={all !== undefined}
      clearable={all !== undefined}
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      placeholder={all}
      value={value}
      onChange={change}
    />
  );
}

/** Returns the choices of a select, from names by value or from a list of values. */
export function listChoices(
  choices: readonly { value: string; label: string }[] | Readonly<Record<string, string>>,
): { value: string; label: string }[] {
  if (isList(choices)) return choices.map(({ value, label }) => ({ value, label }));
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}

function isList<Item>(choices: readonly Item[] | object): choices is readonly Item[] {
  return Array.isArray(choices);
}
