import '@mantine/core/styles/Combobox.layer.css';
import type { SelectProps } from '@mantine/core';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import type { FieldOf } from '#kit/forms/use-api-form.ts';
import type { EventCategory } from '../../calendar-event.ts';
import { ColourDot } from '../../colour-dot.tsx';
import classes from '../../scheduling.module.css';

type Choice = Pick<EventCategory, 'id' | 'event_category_name' | 'event_category_color_id' | 'event_category_duration'>;

interface CategorySelectProps<Values> extends FieldOf<Values, Omit<SelectProps, 'data' | 'renderOption'>> {
  categories: readonly Choice[];
  /** The selected category, whose color is shown in the field. */
  chosen: Choice | undefined;
}

/** A select for event categories, with color and minutes. The field's value is the ID. */
export function CategorySelect<Values>({ categories, chosen, ...field }: CategorySelectProps<Values>) {
  return (
    <SelectField
      label="Type"
      withAsterisk
      placeholder="Choose a type"
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      data={categories.map(({ id, event_category_name: label }) => ({ value: id, label }))}
      leftSection={chosen && <ColourDot colour={chosen.event_category_color_id} />}
      nothingFoundMessage="No matching types"
      renderOption={({ option }) => {
        const category = categories.find(({ id }) => id === option.value);
        return (
          <span className={classes.option}>
            <ColourDot colour={category?.event_category_color_id} />
            <span className={classes.grow}>{option.label}</span>
            <span className={classes.faint}>{category?.event_category_duration} min</span>
          </span>
        );
      }}
      {...field}
    />
  );
}
