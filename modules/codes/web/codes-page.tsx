import { ActionIcon } from '@mantine/core';
import { IconSearch, IconStar, IconStarFilled, IconStethoscope } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { type Refreshes, refreshAll, useApiMutation, useRows } from '#kit/api/use-api.ts';
import type { EmptyContent } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { type CodeKind, codeKey, standingWords } from '../rules/index.ts';
import { ListDiagnosesDocument, ListProceduresDocument, SetCodeFavouriteDocument } from './chart.operations.gen.ts';
import { CodeDrawer } from './code-drawer.tsx';
import { CodePicker } from './code-picker.tsx';
import classes from './codes-page.module.css';
import { type ListedCode, listedDiagnoses, listedProcedures } from './listed-code.ts';
import { StarterNotice } from './starter-notice.tsx';

/** /settings/diagnosis_code: the clinic's names and favorites of diagnoses, and its custom ones. */
export function DiagnosisCodesPage() {
  return <CodesPage kind="diagnosis" />;
}

/** /settings/cpt_code: the same for procedures, with the clinic's prices. */
export function ProcedureCodesPage() {
  return <CodesPage kind="procedure" />;
}

const TAKE = 50;
const CODES: Refreshes = ['chart'];

type View = 'all' | 'favourites' | 'CPT' | 'HCPCS' | 'Custom';

const VIEWS: Readonly<Record<CodeKind, { value: View; label: string }[]>> = {
  diagnosis: [
    { value: 'all', label: 'All' },
    { value: 'favourites', label: 'Favorites' },
    { value: 'Custom', label: 'Own codes' },
  ],
  procedure: [
    { value: 'all', label: 'All' },
    { value: 'favourites', label: 'Favorites' },
    { value: 'CPT', label: 'CPT' },
    { value: 'HCPCS', label: 'HCPCS' },
    { value: 'Custom', label: 'Own codes' },
  ],
};

function CodesPage({ kind }: { kind: CodeKind }) {
  const [search, setSearch] = useState('');
  const [view, setView] = useState<View>('all');
  const isDiagnosis = kind === 'diagnosis';
  const title = isDiagnosis ? 'Diagnosis Code' : 'Procedure Code';
  const filter = {
    search,
    favourites: view === 'favourites',
    code_types: view === 'all' || view === 'favourites' ? null : [view],
  };
  const diagnoses = useRows(ListDiagnosesDocument, filter, {
    take: TAKE,
    rows: listedDiagnoses,
    count: ({ fetch_all_icd: { count } }) => count,
    enabled: isDiagnosis,
  });
  const procedures = useRows(ListProceduresDocument, filter, {
    take: TAKE,
    rows: listedProcedures,
    count: ({ fetch_all_cpt: { count } }) => count,
    enabled: !isDiagnosis,
  });
  const rows = isDiagnosis ? diagnoses : procedures;
  const editor = useEditor(rows.rows, codeKeyOf);
  useLive('codes.codes-changed', () => refreshAll(CODES));
  useLive('codes.imported', () => refreshAll(CODES));
  const { mutate } = useApiMutation(SetCodeFavouriteDocument, { refreshes: CODES });
  const columns = useMemo(
    () =>
      columnsOf(kind, (row) =>
        mutate({ kind, code_type: row.code_type, code: row.code, favourite: !row.is_favourite }),
      ),
    [kind, mutate],
  );
  return (
    <Page fill>
      <PageHeader title={title} detail={rows.count === undefined ? undefined : rows.count.toLocaleString('en-US')}>
        {can('codes.own') && <AddButton onClick={editor.add}>New code</AddButton>}
      </PageHeader>
      <div className={classes.notice}>
        <StarterNotice kind={kind} />
      </div>
      <FilterBar>
        <FilterTabs label="Codes" tabs={VIEWS[kind]} value={view} onChange={setView} />
        <SearchBox label="Search codes" placeholder="Name or code" onSearch={setSearch} />
        {view === 'favourites' && can('codes.own') && (
          <CodePicker
            kind={kind}
            label="Add a favorite"
            hideLabel
            placeholder="Add a favorite"
            className={classes.add}
            taken={rows.rows.filter((row) => row.is_favourite).map(({ code }) => code)}
            onPick={({ code_type, code }) => mutate({ kind, code_type, code, favourite: true })}
          />
        )}
      </FilterBar>
      <Panel fill>
        <DataTable
          label={isDiagnosis ? 'Diagnoses' : 'Procedures'}
          columns={columns}
          rows={rows}
          rowId={codeKeyOf}
          onOpen={editor.edit}
          selectedId={editor.openId}
          empty={emptyOf(view, search)}
        />
      </Panel>
      {editor.render((code, close) => (
        <CodeDrawer kind={kind} code={code} onClose={close} />
      ))}
    </Page>
  );
}

const codeKeyOf = ({ code_type, code }: ListedCode): string => codeKey({ code_type, code });

function emptyOf(view: View, search: string): EmptyContent {
  if (search !== '') return { icon: IconSearch, title: `No results for “${search}”` };
  if (view === 'favourites')
    return {
      icon: IconStar,
      title: 'No favorites yet',
      detail: 'Star a code to list it first in every code search.',
    };
  return {
    icon: IconStethoscope,
    title: 'No custom codes yet',
    detail: 'Add a code that is not in any code set, with your own name for it.',
  };
}

function columnsOf(kind: CodeKind, onStar: (row: ListedCode) => void): DataColumn<ListedCode>[] {
  const star: DataColumn<ListedCode> = {
    id: 'favourite',
    title: 'Star',
    width: '4.25rem',
    phone: 'hidden',
    cell: (row) =>
      can('codes.own') && (
        <ActionIcon
          tabIndex={-1}
          aria-label={row.is_favourite ? `${row.code} is a favorite` : `Add ${row.code} to favorites`}
          aria-pressed={row.is_favourite}
          onClick={(event) => {
            event.stopPropagation();
            onStar(row);
          }}
        >
          {row.is_favourite ? <IconStarFilled size={16} /> : <IconStar size={16} stroke={1.5} />}
        </ActionIcon>
      ),
  };
  return [
    ...(can('codes.own') ? [star] : []),
    { id: 'code', title: 'Code', width: '7rem', phone: 'aside', cell: ({ code }) => <strong>{code}</strong> },
    {
      id: 'name',
      title: 'Name',
      width: 'minmax(14rem, 4fr)',
      phone: 'title',
      cell: ({ official_name, billable }) => (
        <span className={billable ? undefined : classes.heading} title={official_name}>
          {official_name}
        </span>
      ),
    },
    { id: 'type', title: 'Type', width: '7rem', cell: ({ code_type }) => code_type },
    ...(kind === 'procedure'
      ? [
          {
            id: 'price',
            title: 'Price',
            width: '7rem',
            align: 'end' as const,
            cell: ({ price_cents }: ListedCode) => (price_cents === null ? '' : formatMoney(price_cents)),
          },
        ]
      : []),
    {
      id: 'whose',
      title: 'Owner',
      width: '8rem',
      cell: ({ access_level, is_clinic_favourite }) =>
        [
          access_level === 'clinic' ? 'Clinic' : access_level === 'private' ? 'Only mine' : '',
          is_clinic_favourite ? '★' : '',
        ]
          .filter(Boolean)
          .join(' '),
    },
    { id: 'standing', title: 'Status', width: '13rem', cell: (row) => <Standing row={row} /> },
  ];
}

function Standing({ row }: { row: ListedCode }) {
  if (row.standing === 'not-billable') return <StatusBadge>Heading</StatusBadge>;
  const words = standingWords(row.standing, row, formatDay);
  return words === null ? null : <StatusBadge tone="warning">{words}</StatusBadge>;
}
