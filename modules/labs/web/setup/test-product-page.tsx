import { Button } from '@mantine/core';
import { IconFileImport, IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { formatMoney } from '#kit/formats/money.ts';
import { CheckboxInput } from './checkbox-input.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { LabsDocument } from '../lab.operations.gen.ts';
import {
  AddStarterTestsDocument,
  DeleteTestProductDocument,
  FindTestProductsDocument,
  type LabProductFragment,
  ReactivateTestProductDocument,
} from '../test.operations.gen.ts';
import { LAB_SETUP, useLabSetupChanged } from '../use-labs.ts';
import { ImportCompendium } from './import-compendium.tsx';
import { ProductDialog } from './product-dialog.tsx';

const PER_PAGE = 99;

/** /settings/test-product: the tests of each laboratory, with an import of its compendium. */
export function TestProductPage() {
  useLabSetupChanged();
  const labs = useApiQuery(LabsDocument, {}).data?.labs ?? [];
  const [search, setSearch] = useState('');
  const [labId, setLabId] = useState<string | null>(null);
  const [includeDeleted, setIncludeDeleted] = useState(false);
  const [importing, setImporting] = useState(false);
  const { read, rows, count, paging } = usePages(
    FindTestProductsDocument,
    { search, lab_id: labId, includeDeleted },
    {
      take: PER_PAGE,
      rows: ({ testProducts }) => testProducts.products,
      count: ({ testProducts }) => testProducts.count,
      place: ({ number, take }) => ({ pageNumber: number, perPage: take }),
    },
  );
  const editor = useEditor(rows);
  const starter = useApiMutation(AddStarterTestsDocument, {
    refreshes: LAB_SETUP,
    onDone: ({ addStarterTests: count }) =>
      toast.success(count === 0 ? 'All common tests are already added' : `${count} common tests added`),
  });
  const chosen = labId ?? labs[0]?.id ?? null;
  return (
    <Page>
      <PageHeader title="Test Products" detail={count === undefined ? undefined : `${count} tests`}>
        <Button
          variant="default"
          disabled={chosen === null}
          loading={starter.isPending}
          onClick={() => chosen !== null && starter.mutate({ lab_id: chosen })}
        >
          Add common tests
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileImport size={16} stroke={1.75} />}
          disabled={labs.length === 0}
          onClick={() => setImporting(true)}
        >
          Import compendium
        </Button>
        <AddButton disabled={labs.length === 0} onClick={editor.add}>
          New test
        </AddButton>
      </PageHeader>
      <FilterBar>
        <SearchBox label="Search tests" placeholder="Name, alias, code or LOINC" onSearch={setSearch} />
        <FilterSelect
          label="Laboratory"
          all="All laboratories"
          choices={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
          value={labId}
          onChange={setLabId}
        />
        <CheckboxInput label="Include tests no longer offered" checked={includeDeleted} onChange={setIncludeDeleted} />
      </FilterBar>
      <Panel flush>
        <ReadRows
          label="Tests"
          read={read}
          loadingRows={8}
          empty={{
            icon: IconFlask,
            title: search === '' ? 'No tests yet' : `No results for “${search}”`,
            detail:
              labs.length === 0
                ? 'Add a laboratory under Lab Accounts first.'
                : 'Add the common tests, or import the laboratory’s compendium.',
          }}
        >
          {(product) => <ProductRow product={product} onEdit={() => editor.edit(product)} />}
        </ReadRows>
        <Pager paging={paging} />
      </Panel>
      {editor.render((product, close) => (
        <ProductDialog product={product} labs={labs} labId={chosen} onClose={close} />
      ))}
      {importing && <ImportCompendium labs={labs} labId={chosen} onClose={() => setImporting(false)} />}
    </Page>
  );
}

function ProductRow({ product, onEdit }: { product: LabProductFragment; onEdit: () => void }) {
  const back = useApiMutation(ReactivateTestProductDocument, { refreshes: LAB_SETUP });
  const { remove } = useDelete({
    run: ({ id }: LabProductFragment) => request(DeleteTestProductDocument, { id }),
    done: `${product.testName} is no longer offered`,
    undo: ({ id }) => request(ReactivateTestProductDocument, { id }),
    refreshes: LAB_SETUP,
  });
  const { testName, questions, price } = product;
  return (
    <Row
      title={testName}
      subtitle={[
        product.alias,
        product.labName,
        product.test_code,
        product.loinc && `LOINC ${product.loinc}`,
        product.specimen,
        product.is_fasting && 'fasting',
        price !== null && formatMoney(price),
        questions.length > 0 && `${questions.length} questions`,
      ]}
      badges={!product.onlyEprescibeSupported && <StatusBadge>Paper only</StatusBadge>}
      actions={
        product.deleted_time === null ? (
          <>
            <RowButton of={testName} onClick={onEdit}>
              Edit
            </RowButton>
            <RowButton of={testName} onClick={() => remove(product)}>
              Remove
            </RowButton>
          </>
        ) : (
          <RowButton of={testName} busy={back.isPending} onClick={() => back.mutate({ id: product.id })}>
            Reactivate
          </RowButton>
        )
      }
    />
  );
}
