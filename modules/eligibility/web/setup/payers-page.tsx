import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileExport, IconFileImport, IconPlus, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { requestFile } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { saveFile } from '#kit/table/export/save-file.ts';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import classes from '../eligibility.module.css';
import {
  AddStarterPayersDocument,
  DeletePayerDocument,
  type PayerFieldsFragment,
  PayersDocument,
} from '../eligibility.operations.gen.ts';
import { usePayersChanged } from '../use-eligibility.ts';
import { ImportDialog } from './import-dialog.tsx';
import { PayerDialog } from './payer-dialog.tsx';

const PER_PAGE = 50;

/** /settings/payers: the insurers that the clinic works with, its own list, with a start, an import, and the import of coverages. */
export function PayersPage() {
  usePayersChanged();
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search, 300);
  const [page, setPage] = useState(0);
  const [editing, setEditing] = useState<PayerFieldsFragment | 'new' | null>(null);
  const [importing, setImporting] = useState<'payers' | 'coverages' | null>(null);
  const { data, isPending, isError, error, refetch } = useApiQuery(
    PayersDocument,
    { search: words, skip: page * PER_PAGE, take: PER_PAGE },
    { keepPrevious: true },
  );
  const starter = useApiMutation(AddStarterPayersDocument, {
    refreshes: ['eligibility'],
    onDone: ({ addStarterPayers: count }) =>
      toast.success(count === 0 ? 'All common payers are there already' : `${count} common payers added`),
  });
  const found = data?.payers;
  const pages = Math.max(1, Math.ceil((found?.count ?? 0) / PER_PAGE));
  return (
    <Page>
      <PageHeader title="Payers" detail={found === undefined ? undefined : `${found.count} payers`}>
        {can('eligibility.import') && (
          <>
            <ExportButton />
            <Button
              variant="default"
              leftSection={<IconFileImport size={16} stroke={1.75} />}
              onClick={() => setImporting('coverages')}
            >
              Import coverages
            </Button>
          </>
        )}
        <Button variant="default" loading={starter.isPending} onClick={() => starter.mutate({})}>
          Add common payers
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileImport size={16} stroke={1.75} />}
          onClick={() => setImporting('payers')}
        >
          Import payers
        </Button>
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          New payer
        </Button>
      </PageHeader>
      <Panel flush>
        <div className={classes.pad}>
          <TextInput
            label="Search"
            placeholder="Name or payer ID"
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              setPage(0);
            }}
          />
        </div>
        {isPending && <RowsSkeleton rows={8} />}
        {isError && found === undefined && (
          <ErrorState error={error} what="The payers" onRetry={() => void refetch()} />
        )}
        {found?.count === 0 && (
          <EmptyState icon={IconShieldCheck} title={words === '' ? 'No payers yet' : 'No payer of this name'}>
            Begin with the common payers, or import your clearinghouse’s list.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Payers">
          {found?.payer_list.map((payer) => (
            <PayerRow key={payer.id} payer={payer} onEdit={() => setEditing(payer)} />
          ))}
        </ul>
        {pages > 1 && (
          <div className={classes.pad}>
            <div className={classes.actions}>
              <Button size="compact-sm" variant="default" disabled={page === 0} onClick={() => setPage(page - 1)}>
                Previous
              </Button>
              <span className={classes.quiet}>
                Page {page + 1} of {pages}
              </span>
              <Button
                size="compact-sm"
                variant="default"
                disabled={page + 1 >= pages}
                onClick={() => setPage(page + 1)}
              >
                Next
              </Button>
            </div>
          </div>
        )}
      </Panel>
      {editing !== null && <PayerDialog payer={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {importing !== null && <ImportDialog of={importing} onClose={() => setImporting(null)} />}
    </Page>
  );
}

/** All coverages of the clinic as a file that the import understands. */
function ExportButton() {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await requestFile('/api/eligibility/coverages.csv'), 'coverages.csv');
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconFileExport size={16} stroke={1.75} />}
      onClick={() => void run()}
    >
      Export coverages
    </Button>
  );
}

function PayerRow({ payer, onEdit }: { payer: PayerFieldsFragment; onEdit: () => void }) {
  const remove = useApiMutation(DeletePayerDocument, {
    refreshes: ['eligibility'],
    onDone: () => toast.success('Payer taken off the list'),
  });
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <strong>{payer.payer_name}</strong>
        <span className={classes.quiet}>
          {[payer.payer_code, payer.payer_type, payer.phone].filter(Boolean).join(' · ')}
        </span>
      </span>
      {!payer.is_checked && <StatusBadge>By phone only</StatusBadge>}
      <span className={classes.actions}>
        <Button size="compact-sm" variant="default" aria-label={`Edit ${payer.payer_name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Take off ${payer.payer_name}`}
          onClick={() =>
            void confirm({
              title: `Take ${payer.payer_name} off the list?`,
              message: 'Nobody enters it any more, and it is asked no more. The insurances of patients with it stay.',
              confirm: 'Take off',
              danger: true,
            }).then((yes) => yes && remove.mutate({ id: payer.id }))
          }
        >
          Take off
        </Button>
      </span>
    </li>
  );
}
