import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useEffect } from 'react';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type Days, PRESETS, presetDays } from '../rules/index.ts';
import type { ReportSettings } from './report-settings.ts';
import type { ReportTable } from './report-types.ts';
import classes from './statistics.module.css';

interface ReportFiltersProps {
  table: ReportTable | undefined;
  settings: ReportSettings;
  onChange: (settings: ReportSettings) => void;
}

const COMPARISONS = [
  { value: 'none', label: 'Nothing' },
  { value: 'previous', label: 'Previous period' },
  { value: 'year', label: 'The year before' },
];

/** The filters of a report, which apply immediately. */
export function ReportFilters({ table, settings, onChange }: ReportFiltersProps) {
  const change = (part: Partial<ReportSettings>): void => onChange({ ...settings, ...part });
  const { breakdowns = [], comparable = true } = table?.report ?? {};
  return (
    <div className={classes.filters} role="search" aria-label="Filter the report" data-no-print>
      <Select
        label="Range"
        allowDeselect={false}
        value={settings.range}
        data={[...PRESETS.map(({ id, label }) => ({ value: id, label })), { value: 'custom', label: 'From … to …' }]}
        onChange={(range) => {
          if (range === null) return;
          const days = range === 'custom' ? { from: settings.from, to: settings.to } : presetDays(range, today())!;
          change({ range, ...days });
        }}
      />
      {settings.range === 'custom' && <DayFields days={settings} onChange={change} />}
      {breakdowns.length > 1 && (
        <Select
          label="Group by"
          allowDeselect={false}
          value={settings.breakdown ?? breakdowns[0]!.id}
          data={breakdowns.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => change({ breakdown: id === breakdowns[0]!.id ? null : id })}
        />
      )}
      {table?.filters.map(({ id, title, options }) => (
        <Select
          key={id}
          label={title}
          placeholder="All"
          clearable
          searchable={options.length > 8}
          clearButtonProps={{ 'aria-label': `Clear ${title}` }}
          value={settings.filters[id] ?? null}
          data={options}
          onChange={(value) => {
            const { [id]: _, ...others } = settings.filters;
            change({ filters: value === null ? others : { ...others, [id]: value } });
          }}
        />
      ))}
      {comparable && (
        <Select
          label="Compare with"
          allowDeselect={false}
          value={settings.compare}
          data={COMPARISONS}
          onChange={(compare) => change({ compare: (compare ?? 'none') as ReportSettings['compare'] })}
        />
      )}
    </div>
  );
}

const ISO = /^\d{4}-\d{2}-\d{2}$/;

function DayFields({ days, onChange }: { days: Days; onChange: (days: Partial<Days>) => void }) {
  const { from, to } = days;
  const form = useApiForm({
    rules: required<{ from: string; to: string }>({ from: 'A date is required', to: 'A date is required' }),
    initialValues: { from, to },
    submit: async () => undefined,
  });
  const take = (name: keyof Days, typed: unknown): void => {
    if (typeof typed === 'string' && ISO.test(typed) && typed !== days[name]) onChange({ [name]: typed });
  };
  form.inner.watch('from', ({ value }) => take('from', value));
  form.inner.watch('to', ({ value }) => take('to', value));
  // The address can also change by navigating back, or by a saved view.
  useEffect(() => {
    const values = form.inner.getValues();
    if (values.from !== from || values.to !== to) form.setValues({ from, to });
    // The form object is recreated with every render, but its methods are not.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [from, to]);
  return (
    <>
      <DateField form={form} name="from" label="From" />
      <DateField form={form} name="to" label="To" earliest={from} />
    </>
  );
}
