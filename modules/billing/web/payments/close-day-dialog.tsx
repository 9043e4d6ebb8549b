import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules, RulesIssue } from '#kit/forms/form-rules.ts';
import { MoneyField } from '#kit/forms/fields/number-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { METHOD_WORDS } from '../../rules/index.ts';
import { CloseDayDocument, type DaySheetQuery } from '../accounting.operations.gen.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

type Sheet = DaySheetQuery['daySheet'];

/** Asks for the counted amount of each method and the reason for a difference; then the day is permanently closed. */
export function CloseDayDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [lines] = useState(() => sheet.lines.filter(({ method }) => method !== 'prepaid'));
  const form = useApiForm<Record<string, unknown>, Record<string, unknown>>({
    rules: countRules(lines),
    initialValues: { ...Object.fromEntries(lines.map(({ method }) => [method, null])), reason: '' },
    submit: async ({ reason, ...counted }) => {
      await request(CloseDayDocument, {
        day: sheet.day,
        counted: lines.map(({ method }) => ({ method, amount: Number(counted[method]) })),
        reason: String(reason),
      });
      toast.success('Day closed');
      refreshAll(ACCOUNTS);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Close ${formatDay(sheet.day)}`} save="Close day" size="30rem" onClose={onClose}>
      <p style={{ margin: 0 }}>
        {lines.length === 0
          ? 'No payments were received on this day. '
          : 'Enter the counted amount for each payment method. '}
        Payments and charges posted after closing count toward the next day.
      </p>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {lines.map(({ method, expected }) => (
          <MoneyField
            key={method}
            form={form}
            name={method}
            label={`${METHOD_WORDS[method]} counted`}
            description={`Expected ${formatMoney(expected)}`}
            withAsterisk
          />
        ))}
      </SimpleGrid>
      <TextField form={form} name="reason" label="Reason for difference" maxLength={300} />
    </FormDialog>
  );
}

function countRules(lines: Sheet['lines']): FormRules<Record<string, unknown>, Record<string, unknown>> {
  const validate = (value: unknown) => {
    const values = value as Record<string, unknown>;
    const issues: RulesIssue[] = lines
      .filter(({ method }) => !Number.isSafeInteger(values[method]))
      .map(({ method }) => ({ message: 'Counted amount is required', path: [method] }));
    const differs = lines.some(({ method, expected }) => values[method] !== expected);
    if (issues.length === 0 && differs && String(values['reason']).trim() === '')
      issues.push({
        message: 'The counted amount differs from the expected amount. Enter a reason.',
        path: ['reason'],
      });
    return issues.length > 0 ? { issues } : { value: values };
  };
  return { '~standard': { version: 1, vendor: 'salus', validate } };
}
