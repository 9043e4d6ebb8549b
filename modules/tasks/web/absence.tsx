import { Button } from '@mantine/core';
import { IconPlaneDeparture } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { SearchSelectField } from '#kit/forms/fields/search-select-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { can, useViewer } from '#kit/session/viewer.ts';
import {
  EndAbsenceDocument,
  SaveAbsenceDocument,
  TaskAbsencesDocument,
  TaskOwnersDocument,
} from './task.operations.gen.ts';

type AbsenceValues = { substituteID: string | null; firstDay: string | null; lastDay: string | null };
type Absence = { substituteID: string; firstDay: string; lastDay: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const rules: FormRules<AbsenceValues, Absence> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (given) => {
      const { substituteID, firstDay, lastDay } = given as AbsenceValues;
      const issues = [];
      if (substituteID === null) issues.push({ path: ['substituteID'], message: 'Choose a member.' });
      for (const [field, day] of [
        ['firstDay', firstDay],
        ['lastDay', lastDay],
      ] as const)
        if (!DAY.test(day ?? '')) issues.push({ path: [field], message: 'Enter a date as MM/DD/YYYY.' });
      if (issues.length > 0 || substituteID === null || firstDay === null || lastDay === null) return { issues };
      return { value: { substituteID, firstDay, lastDay } };
    },
  },
};

/** The user's absences with their substitutes. */
export function Absence() {
  const [isOpen, setOpen] = useState(false);
  const { userId } = useViewer();
  const read = useApiQuery(TaskAbsencesDocument, {}, { quiet: true });
  const own = read.data?.taskAbsences.find(({ userID }) => userID === userId);
  if (!can('tasks.edit')) return null;
  const end = (): void =>
    void request(EndAbsenceDocument, {}).then(
      () => refreshQueries('task'),
      (error: Error) => toast.error(error.message),
    );
  return (
    <>
      <ReadHint read={read} label="Absence" />
      {own === undefined ? (
        <Button
          variant="default"
          disabled={read.data === undefined}
          leftSection={<IconPlaneDeparture size={16} />}
          onClick={() => setOpen(true)}
        >
          Away
        </Button>
      ) : (
        <Button
          variant="light"
          leftSection={<IconPlaneDeparture size={16} />}
          title={`Covered by ${own.substituteName} from ${formatDay(own.firstDay)} to ${formatDay(own.lastDay)}`}
          onClick={end}
        >
          End my absence
        </Button>
      )}
      {isOpen && <AbsenceDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function AbsenceDialog({ onClose }: { onClose: () => void }) {
  const { userId } = useViewer();
  const form = useApiForm<AbsenceValues, Absence>({
    rules,
    initialValues: { substituteID: null, firstDay: today(), lastDay: null },
    submit: async (absence) => {
      await request(SaveAbsenceDocument, absence);
      toast.success('Absence saved');
      refreshQueries('task');
      onClose();
    },
  });
  const search = async (typed: string, signal: AbortSignal) => {
    const { taskOwners } = await request(TaskOwnersDocument, { search: typed }, { signal });
    return taskOwners.flatMap(({ id, name, type }) =>
      type === 'Doctor' && id !== null && id !== userId ? [{ value: id, label: name }] : [],
    );
  };
  return (
    <FormDialog form={form} title="While I am away" save="Save" onClose={onClose}>
      <Notice>You keep your tasks. The covering member also sees them and is notified of new ones.</Notice>
      <SearchSelectField form={form} name="substituteID" label="Covered by" withAsterisk search={search} />
      <DateField form={form} name="firstDay" label="First day" withAsterisk />
      <DateField form={form} name="lastDay" label="Last day" withAsterisk />
    </FormDialog>
  );
}
