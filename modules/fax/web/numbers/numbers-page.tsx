import { ActionIcon, Button } from '@mantine/core';
import { IconAddressBook, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { PhoneField } from '#kit/forms/phone-field.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextField } from '#kit/forms/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { faxLimits } from '../../rules/index.ts';
import classes from '../fax.module.css';
import {
  type FaxNumberFieldsFragment,
  FaxNumbersDocument,
  RemoveFaxNumberDocument,
  SaveFaxNumberDocument,
} from '../setting.operations.gen.ts';
import { shownNumber } from '../shown-number.ts';

/** /settings/fax-numbers: numbers that somebody has checked, each trusted for a year. */
export function NumbersPage() {
  useLive('fax.number-changed', () => refreshQueries('setting', 'FaxNumbers'));
  const { data, error, status, refetch } = useApiQuery(FaxNumbersDocument, {}, { quiet: true });
  const [editing, setEditing] = useState<FaxNumberFieldsFragment | 'new' | null>(null);
  const numbers = data?.faxNumbers ?? [];
  const remove = async ({ id, name }: FaxNumberFieldsFragment): Promise<void> => {
    const yes = await confirm({
      title: `Take the number of ${name} off the list?`,
      message: 'What was faxed there stays on record.',
      confirm: 'Take it off',
    });
    if (!yes) return;
    await request(RemoveFaxNumberDocument, { id });
    refreshQueries('setting', 'FaxNumbers');
  };
  return (
    <Page>
      <PageHeader title="Fax Numbers" detail="Checked with whom they belong to, and trusted for a year">
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          New number
        </Button>
      </PageHeader>
      <Panel flush>
        {status === 'pending' && <RowsSkeleton rows={4} />}
        {status === 'error' && <ErrorState what="The numbers" error={error} onRetry={() => void refetch()} />}
        {status === 'success' && numbers.length === 0 && (
          <EmptyState icon={IconAddressBook} title="No checked numbers yet">
            One digit is enough for a fax to reach a stranger. A number that was checked is typed no more.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Fax numbers">
          {numbers.map((number) => (
            <li key={number.id}>
              <div className={classes.what}>
                <strong>{number.name}</strong>
                <span className={classes.quiet}>
                  {shownNumber(number.number)} · checked by {number.verified_by_name}, good until{' '}
                  {formatDay(number.expires_day)}
                </span>
              </div>
              <div className={classes.actions}>
                {number.expired && <StatusBadge tone="warning">Check it anew</StatusBadge>}
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Check anew the number of ${number.name}`}
                  onClick={() => setEditing(number)}
                >
                  Check anew
                </Button>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Delete ${number.name}`}
                  onClick={() => void remove(number).catch(reportError)}
                >
                  <IconTrash size={16} stroke={1.75} />
                </ActionIcon>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      {editing !== null && (
        <NumberDialog number={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Page>
  );
}

type Typed = { name: string; number: string; number_again: string };

function NumberDialog({ number, onClose }: { number: FaxNumberFieldsFragment | null; onClose: () => void }) {
  const save = (version: number | null, { number_again: numberAgain, ...typed }: Typed): Promise<unknown> =>
    request(SaveFaxNumberDocument, { id: number?.id ?? null, version, ...typed, numberAgain });
  const form = useRecordForm({
    row: number,
    values: (row): Typed => ({ name: row?.name ?? '', number: '', number_again: '' }),
    rules: required<Typed>({
      name: 'Please say whose number it is',
      number: 'Please type the number',
      number_again: 'Please type the number again',
    }),
    says: (row) => `${row.name}, ${shownNumber(row.number)}`,
    read: async () => (await request(FaxNumbersDocument, {})).faxNumbers.find(({ id }) => id === number!.id),
    create: (typed) => save(null, typed),
    update: (typed, version) => save(version, typed),
    done: 'The number is checked',
    onSaved: () => {
      refreshQueries('setting', 'FaxNumbers');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={number === null ? 'New number' : `Check the number of ${number.name}`}
      size="28rem"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" withAsterisk maxLength={faxLimits.name} />
      <PhoneField form={form} name="number" label="Fax number, as they told you" withAsterisk />
      <PhoneField form={form} name="number_again" label="The same number again" withAsterisk />
    </FormDialog>
  );
}
