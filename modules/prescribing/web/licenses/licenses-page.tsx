import { IconCertificate } from '@tabler/icons-react';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ListPage } from '#kit/page/list-page.tsx';
import { joinParts } from '#kit/rows/row.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { codeWord, licenseKinds } from '../../rules/index.ts';
import { type PrescriberLicenseFieldsFragment, PrescriberLicensesDocument } from '../setting.operations.gen.ts';
import { LICENSES, LicenseDialog } from './license-dialog.tsx';

type License = PrescriberLicenseFieldsFragment;

const columns: readonly DataColumn<License>[] = [
  { id: 'name', title: 'Prescriber', width: 'minmax(11rem, 2fr)', phone: 'title', cell: (row) => row.prescriber_name },
  { id: 'kind', title: 'Kind', width: '10rem', cell: (row) => codeWord(licenseKinds, row.kind) },
  { id: 'state', title: 'State', width: '5rem', cell: (row) => row.state },
  { id: 'number', title: 'Number', width: 'minmax(8rem, 1fr)', phone: 'aside', cell: (row) => row.number },
  { id: 'expiry', title: 'Expires', width: 'minmax(9rem, 1fr)', cell: (row) => expiryWords(row.expiry_date ?? null) },
];

function expiryWords(day: string | null): string {
  return day === null ? '' : joinParts([formatDay(day), day < today() && 'expired']);
}

/** /settings/prescriber-licenses: the state licenses and DEA registrations that paper prescriptions show. */
export function LicensesPage() {
  const read = useApiQuery(PrescriberLicensesDocument, {}, { quiet: true });
  useLive('prescribing.registration-changed', () => refreshAll(LICENSES));
  return (
    <ListPage
      title="Prescriber Licenses"
      detail={(rows) => `${rows.length}`}
      label="Licenses"
      read={read}
      rows={({ prescriber_licenses: rows }) => rows}
      columns={columns}
      rowId={({ id }) => id}
      search={{ label: 'Search licenses', of: (row) => `${row.prescriber_name} ${row.state} ${row.number}` }}
      add="New license"
      renderForm={(license, close) => <LicenseDialog license={license} onClose={close} />}
      empty={{
        icon: IconCertificate,
        title: 'No licenses yet',
        why: 'Paper prescriptions show the license of the practice’s state, and the DEA number for controlled drugs.',
      }}
    />
  );
}
