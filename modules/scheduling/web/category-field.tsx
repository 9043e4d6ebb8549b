import '@mantine/core/styles/Combobox.layer.css';
import { useState } from 'react';
import { SelectField } from '#kit/forms/select-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import type { EventCategory } from './calendar-event.ts';
import { ColourDot } from './colour-dot.tsx';
import { endAfter, type EventValues } from './event-values.ts';
import classes from './scheduling.module.css';

interface CategoryFieldProps {
  form: ApiForm<EventValues>;
  categories: readonly EventCategory[];
  /** Whether somebody is typing, and not a draft coming back. */
  isTyped: () => boolean;
}

/** What kind of event it is. Choosing one sets the end by its minutes, and the title where there is none of one's own. */
export function CategoryField({ form, categories, isTyped }: CategoryFieldProps) {
  const { inner } = form;
  const byId = (id: string | null): EventCategory | undefined => categories.find((category) => category.id === id);
  const [chosen, setChosen] = useState(() => byId(inner.getValues().category_id));
  inner.watch('category_id', ({ previousValue, value }) => {
    const [before, after] = [byId(previousValue), byId(value)];
    setChosen(after);
    if (after === undefined || !isTyped()) return;
    const values = inner.getValues();
    const end = endAfter(values, after.event_category_duration * 60);
    if (end !== null) inner.setValues(end);
    const { title } = values;
    if (title.trim() === '' || title === before?.event_category_name)
      inner.setFieldValue('title', after.event_category_name);
  });
  return (
    <SelectField
      form={form}
      name="category_id"
      label="Type"
      withAsterisk
      placeholder="Choose a type"
      searchable
      allowDeselect={false}
      data={categories.map(({ id, event_category_name: label }) => ({ value: id, label }))}
      leftSection={chosen && <ColourDot colour={chosen.event_category_color_id} />}
      nothingFoundMessage="No such type"
      renderOption={({ option }) => {
        const category = byId(option.value);
        return (
          <span className={classes.option}>
            <ColourDot colour={category?.event_category_color_id} />
            <span className={classes.grow}>{option.label}</span>
            <span className={classes.faint}>{category?.event_category_duration} min</span>
          </span>
        );
      }}
    />
  );
}
