import { Button } from '@mantine/core';
import { IconFileExport, IconFileImport, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { request, requestFile } from '#kit/api/request.ts';
import { useApiMutation } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { ImportDialog } from '#kit/imports/import-dialog.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { saveFile } from '#kit/table/export/save-file.ts';
import { can } from '#kit/session/viewer.ts';
import {
  AddStarterPayersDocument,
  DeletePayerDocument,
  type PayerFieldsFragment,
  PayersDocument,
} from '../eligibility.operations.gen.ts';
import { ELIGIBILITY, usePayersChanged } from '../use-eligibility.ts';
import { IMPORTS } from './imports.ts';
import { PayerDialog } from './payer-dialog.tsx';

/** /settings/payers: the clinic's payers, with common payers, an import, and the import of coverages. */
export function PayersPage() {
  usePayersChanged();
  const [search, setSearch] = useState('');
  const [importing, setImporting] = useState<keyof typeof IMPORTS | null>(null);
  const { read, rows, count, paging } = usePages(
    PayersDocument,
    { search },
    { take: 50, rows: ({ payers }) => payers.payer_list, count: ({ payers }) => payers.count },
  );
  const editor = useEditor(rows);
  const { remove } = useDelete({
    ask: ({ payer_name: name }: PayerFieldsFragment) => ({
      title: `Delete ${name}?`,
      message: 'It can no longer be chosen or checked. Patients’ insurance with this payer stays.',
    }),
    run: ({ id }) => request(DeletePayerDocument, { id }),
    done: 'Payer deleted',
    refreshes: ELIGIBILITY,
  });
  return (
    <Page>
      <PageHeader title="Payers" detail={count === undefined ? undefined : `${count} payers`}>
        {can('eligibility.import') && (
          <>
            <ExportButton />
            <ImportButton onClick={() => setImporting('coverages')}>Import coverages</ImportButton>
          </>
        )}
        <StarterButton />
        <ImportButton onClick={() => setImporting('payers')}>Import payers</ImportButton>
        <AddButton onClick={editor.add}>New payer</AddButton>
      </PageHeader>
      <FilterBar>
        <SearchBox label="Search payers" placeholder="Name or payer ID" onSearch={setSearch} />
      </FilterBar>
      <Panel flush>
        <ReadRows
          label="Payers"
          read={read}
          loadingRows={8}
          rowHeight={60}
          empty={{
            icon: IconShieldCheck,
            title: search === '' ? 'No payers yet' : `No results for “${search}”`,
            detail: 'Start with the common payers, or import your clearinghouse’s list.',
          }}
        >
          {(payer) => (
            <Row
              title={payer.payer_name}
              subtitle={[payer.payer_code, payer.payer_type, payer.phone]}
              badges={!payer.is_checked && <StatusBadge>By phone only</StatusBadge>}
              actions={
                <EditDelete of={payer.payer_name} onEdit={() => editor.edit(payer)} onDelete={() => remove(payer)} />
              }
            />
          )}
        </ReadRows>
        <Pager paging={paging} />
      </Panel>
      {editor.render((payer, close) => (
        <PayerDialog payer={payer} onClose={close} />
      ))}
      {importing !== null && (
        <ImportDialog
          {...IMPORTS[importing]}
          refreshes={ELIGIBILITY}
          largestKb={1500}
          onClose={() => setImporting(null)}
        />
      )}
    </Page>
  );
}

function ImportButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="default" leftSection={<IconFileImport size={16} stroke={1.75} />} onClick={onClick}>
      {children}
    </Button>
  );
}

function StarterButton() {
  const starter = useApiMutation(AddStarterPayersDocument, {
    refreshes: ELIGIBILITY,
    onDone: ({ addStarterPayers: count }) =>
      toast.success(count === 0 ? 'All common payers are already listed' : `${count} common payers added`),
  });
  return (
    <Button variant="default" loading={starter.isPending} onClick={() => starter.mutate({})}>
      Add common payers
    </Button>
  );
}

/** Exports all coverages of the clinic as a file that can be imported again. */
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
