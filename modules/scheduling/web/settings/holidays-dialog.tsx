import { Button, Checkbox, Group } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { Temporal } from 'temporal-polyfill';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { ReadWindow } from '#kit/windows/read-window.tsx';
import { FEDERAL_HOLIDAYS, holidaysBetween } from '../../rules/index.ts';
import { ChooseFederalHolidaysDocument, FederalHolidaysDocument } from '../calendar.operations.gen.ts';
import { refreshSetup } from '../refresh-setup.ts';

const ALL = FEDERAL_HOLIDAYS.map(({ id }) => id);

interface HolidaysDialogProps {
  today: string;
  onClose: () => void;
}

/** Chooses the federal holidays on which the clinic is closed. */
export function HolidaysDialog({ today, onClose }: HolidaysDialogProps) {
  const read = useApiQuery(FederalHolidaysDocument, {}, { quiet: true });
  const choice = read.data?.federal_holidays;
  if (choice === undefined)
    return (
      <ReadWindow read={read} label="Federal holidays" title="Federal holidays" onClose={onClose}>
        {() => null}
      </ReadWindow>
    );
  return <ChooseHolidays choice={choice} read={() => read.refetch()} today={today} onClose={onClose} />;
}

interface Choice {
  holidays: string[];
  version: number;
}

interface ChooseHolidaysProps extends HolidaysDialogProps {
  choice: Choice;
  read: () => Promise<{ data?: { federal_holidays: Choice } | undefined }>;
}

function ChooseHolidays({ choice, read, today, onClose }: ChooseHolidaysProps) {
  const form = useRecordForm({
    row: choice,
    // The first time, all are suggested.
    values: (row) => ({ holidays: row === null || row.version === 0 ? ALL : row.holidays }),
    rules: { '~standard': { validate: (value) => ({ value: value as { holidays: string[] } }) } },
    says: ({ holidays }) => namesOf(holidays),
    read: async () => (await read()).data?.federal_holidays,
    update: ({ holidays }, version) => request(ChooseFederalHolidaysDocument, { version, holidays }),
    done: 'Federal holidays saved',
    onSaved: () => {
      refreshSetup();
      onClose();
    },
  });
  const { key, props } = form.field<string[]>('holidays');
  const { defaultValue, onChange, error } = props;
  const inAYear = Temporal.PlainDate.from(today).add({ years: 1, days: 7 }).toString();
  const next = holidaysBetween(today, inAYear);
  return (
    <FormDialog form={form} title="Federal holidays" onClose={onClose}>
      <Checkbox.Group
        key={key}
        label="Closed on"
        description="These days can’t be booked. On a weekend, the Friday before or the Monday after is closed."
        {...{ defaultValue, onChange, error }}
      >
        <Group mt="sm" gap="xs" style={{ flexDirection: 'column', alignItems: 'stretch' }}>
          {FEDERAL_HOLIDAYS.map(({ id, name }) => (
            <Checkbox
              key={id}
              value={id}
              label={name}
              description={formatDay(next.find((holiday) => holiday.id === id)?.day ?? null)}
            />
          ))}
        </Group>
      </Checkbox.Group>
      <Group>
        <Button variant="default" size="compact-sm" onClick={() => form.setValues({ holidays: ALL })}>
          Select all
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => form.setValues({ holidays: [] })}>
          Clear
        </Button>
      </Group>
    </FormDialog>
  );
}

function namesOf(ids: readonly string[]): string {
  const names = FEDERAL_HOLIDAYS.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length === 0 ? 'no holidays' : names.join(', ');
}
