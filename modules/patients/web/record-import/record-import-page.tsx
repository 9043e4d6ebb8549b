import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { type Refreshes, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { ImportDialog } from '#kit/imports/import-dialog.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import {
  ImportRecordsDocument,
  RecordImportersDocument,
  type RecordImportersQuery,
  RecordImportsDocument,
  type RecordImportsQuery,
  UndoRecordImportDocument,
} from '../registration.operations.gen.ts';

type Importer = RecordImportersQuery['record_importers'][number];
type Import = RecordImportsQuery['record_imports'][number];

// An import changes what many pages of several modules show.
const ALL: Refreshes = ['registration', 'chart', 'calendar', 'accounting'];

/** /patients/import_records: imports allergies, problems, balances and so on, and undoes an import. */
export function RecordImportPage() {
  const importers = useApiQuery(RecordImportersDocument, {}, { quiet: true });
  const imports = useApiQuery(RecordImportsDocument, {}, { quiet: true });
  const [importing, setImporting] = useState<Importer | null>(null);
  return (
    <Page>
      <PageHeader title="Import records" detail="From CSV files of your previous program, for existing patients" />
      <Panel title="Records" flush>
        <ReadRows
          label="Records"
          read={importers}
          rows={({ record_importers }) => record_importers}
          empty={{ icon: IconFileImport, title: 'Your role can’t import records' }}
        >
          {(importer) => (
            <Row
              title={importer.title}
              subtitle={columnsOf(importer)}
              actions={
                <RowButton of={importer.title} onClick={() => setImporting(importer)}>
                  Import
                </RowButton>
              }
            />
          )}
        </ReadRows>
      </Panel>
      <Panel title="Imports of the last 30 days" flush>
        <ReadRows
          label="Imports"
          read={imports}
          rows={({ record_imports }) => record_imports}
          empty={{ icon: IconFileImport, title: 'No imports yet', detail: 'An import can be undone for 30 days.' }}
        >
          {(row) => <ImportRow row={row} />}
        </ReadRows>
      </Panel>
      {importing !== null && (
        <ImportDialog
          title={`Import ${importing.title.toLowerCase()}`}
          columns={columnsOf(importing)}
          refreshes={ALL}
          largestKb={1500}
          send={async (text, preview) => {
            const { import_records: outcome } = await request(ImportRecordsDocument, {
              kind: importing.id,
              text,
              apply: !preview,
            });
            return { created: outcome.created, updated: 0, problems: outcome.problems };
          }}
          onClose={() => setImporting(null)}
        >
          {importing.notice != null && <Notice>{importing.notice}</Notice>}
        </ImportDialog>
      )}
    </Page>
  );
}

function ImportRow({ row }: { row: Import }) {
  const { title, rows, kept, imported_by_name: by, imported_time: time, undone_time: undone } = row;
  const { remove } = useDelete({
    ask: () => ({
      title: 'Undo this import?',
      message: `${rows} imported records are removed. Records changed since the import are kept.`,
      confirm: 'Undo import',
    }),
    run: ({ id }: Import) => request(UndoRecordImportDocument, { id }),
    done: 'Import undone',
    refreshes: ALL,
  });
  const keptWords = kept > 0 && `${kept} kept because they were changed`;
  return (
    <Row
      title={title}
      subtitle={[`${rows} records`, `${formatInstant(time)}, ${by}`, keptWords]}
      badges={undone != null && <StatusBadge>Undone</StatusBadge>}
      actions={
        undone == null &&
        rows > 0 && (
          <RowButton of={`${title}, ${formatInstant(time)}`} onClick={() => remove(row)}>
            Undo
          </RowButton>
        )
      }
    />
  );
}

function columnsOf({ columns }: Importer): string {
  const titles = (required: boolean): string =>
    columns
      .filter((column) => column.required === required)
      .map(({ title }) => title)
      .join(', ');
  const optional = titles(false);
  const patient = 'Record number, or First name, Last name and Date of birth';
  return `${patient}; ${titles(true)}${optional === '' ? '' : `; optional: ${optional}`}`;
}
