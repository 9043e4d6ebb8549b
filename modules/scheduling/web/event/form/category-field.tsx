import { useState } from 'react';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import type { EventCategory } from '../../calendar-event.ts';
import { CategorySelect } from './category-select.tsx';
import { endAfter, type EventValues } from './event-values.ts';

interface CategoryFieldProps {
  form: ApiForm<EventValues>;
  categories: readonly EventCategory[];
  /** True for user input, false for a restored draft. */
  isTyped: () => boolean;
}

/** The category of an event. Choosing one sets the end from its duration, and the title unless the user entered one. */
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
    // Set one by one: setting all values renders all fields again, and the active one would lose the focus.
    if (end !== null) inner.setFieldValue('end_day', end.end_day);
    if (end !== null) inner.setFieldValue('end_time', end.end_time);
    const { title } = values;
    if (title.trim() === '' || title === before?.event_category_name)
      inner.setFieldValue('title', after.event_category_name);
  });
  return <CategorySelect form={form} name="category_id" categories={categories} chosen={chosen} />;
}
