import { SimpleGrid, Textarea } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FileField } from '#kit/forms/fields/files/file-field.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { ValueTable } from '#kit/page/value-table.tsx';
import { PRICE_ROUNDINGS } from '../../rules/index.ts';
import { SetPriceListDocument, type SetPriceListMutation } from '../chart.operations.gen.ts';

interface Values extends Record<string, unknown> {
  base: 'sheet' | 'own';
  files: readonly File[];
  sheet: string;
  percent: number | null;
  round_to: string;
  valid_from: string;
}

type Outcome = SetPriceListMutation['procedure_prices_set'];

const PRICES: Refreshes = ['chart'];
const SHOWN = 100;

interface PriceListDialogProps {
  base: Values['base'];
  /** Pasted rows. */
  sheet: string;
  day: string;
  onClose: () => void;
}

/** Sets many prices from a list or the current prices, at a percentage; they are previewed before anything changes. */
export function PriceListDialog({ base: first, sheet, day, onClose }: PriceListDialogProps) {
  const [previewed, setPreviewed] = useState<{ input: string; outcome: Outcome } | null>(null);
  const form = useApiForm<Values, Values>({
    rules: RULES,
    initialValues: { base: first, files: [], sheet, percent: 100, round_to: '1', valid_from: day },
    submit: async ({ base, files, sheet: typed, percent, round_to, valid_from }): Promise<void> => {
      const text = base === 'own' ? null : files[0] === undefined ? typed : await files[0].text();
      const input = { sheet: text, percent: percent!, round_to: Number(round_to), valid_from };
      // Only what was previewed is saved.
      const asPreviewed = previewed?.input === JSON.stringify(input);
      const { procedure_prices_set: outcome } = await request(SetPriceListDocument, { input, preview: !asPreviewed });
      if (!asPreviewed) return setPreviewed({ input: JSON.stringify(input), outcome });
      toast.success(`${outcome.changes.length} ${outcome.changes.length === 1 ? 'price' : 'prices'} saved`);
      refreshAll(PRICES);
      onClose();
    },
  });
  const base = useWatched(form, 'base');
  const text = form.field<string>('sheet');
  const changes = previewed?.outcome.changes.length ?? 0;
  return (
    <FormDialog
      form={form}
      title={first === 'sheet' ? 'Import prices' : 'Set by percent'}
      save={changes === 0 ? 'Preview' : `Save ${changes} ${changes === 1 ? 'price' : 'prices'}`}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="base"
        label="Prices of"
        allowDeselect={false}
        data={[
          { value: 'sheet', label: 'A list or another fee schedule' },
          { value: 'own', label: 'This fee schedule' },
        ]}
      />
      {base === 'sheet' && (
        <>
          <FileField form={form} name="files" label="CSV file" accept={['text/csv', 'text/plain']} largestKb={900} />
          <Textarea
            key={text.key}
            {...text.props}
            label="Or paste the rows"
            description="Code and price, one row for each code. Headings are optional."
            autosize
            minRows={3}
            maxRows={8}
          />
        </>
      )}
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <NumberField form={form} name="percent" label="Percent" unit="%" withAsterisk />
        <SelectField
          form={form}
          name="round_to"
          label="Round to"
          allowDeselect={false}
          data={Object.entries(PRICE_ROUNDINGS).map(([value, label]) => ({ value, label }))}
        />
        <DateField form={form} name="valid_from" label="Effective from" withAsterisk />
      </SimpleGrid>
      {previewed !== null && <Preview outcome={previewed.outcome} />}
    </FormDialog>
  );
}

function Preview({ outcome: { changes, unchanged, problems } }: { outcome: Outcome }) {
  return (
    <>
      <Notice tone={problems.length > 0 ? 'warning' : 'info'}>
        {changes.length} {changes.length === 1 ? 'price changes' : 'prices change'}, {unchanged} unchanged
        {problems.length > 0 && `, ${problems.length} ${problems.length === 1 ? 'row' : 'rows'} can’t be used:`}
        {problems.length > 0 && (
          <ul aria-label="Rows that can’t be used">
            {problems.slice(0, SHOWN).map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                {line === 0 ? '' : `Row ${line}: `}
                {message}
              </li>
            ))}
          </ul>
        )}
      </Notice>
      {changes.length > 0 && (
        <ValueTable label="Preview" scrolls>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Name</th>
              <th scope="col">Now</th>
              <th scope="col">New</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, SHOWN).map((row) => (
              <tr key={`${row.code_type} ${row.code}`}>
                <th scope="row">{row.code}</th>
                <td>{row.official_name}</td>
                <td>{row.before === null ? 'No price' : formatMoney(row.before)}</td>
                <td>{formatMoney(row.after)}</td>
              </tr>
            ))}
          </tbody>
        </ValueTable>
      )}
      {changes.length > SHOWN && (
        <p>
          The first {SHOWN} of {changes.length}.
        </p>
      )}
    </>
  );
}

const RULES: FormRules<Values, Values> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (typed) => {
      const values = typed as Values;
      const issues: { message: string; path: string[] }[] = [];
      if (values.base === 'sheet' && values.files.length === 0 && values.sheet.trim() === '')
        issues.push({ message: 'Choose a file or paste rows', path: ['sheet'] });
      if (typeof values.percent !== 'number' || values.percent < 1 || values.percent > 1000)
        issues.push({ message: 'Enter a percentage from 1 to 1,000', path: ['percent'] });
      if (!/^\d{4}-\d{2}-\d{2}$/.test(values.valid_from))
        issues.push({ message: 'Enter a date as MM/DD/YYYY', path: ['valid_from'] });
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
};
