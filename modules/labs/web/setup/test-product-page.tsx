import { Button, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileImport, IconFlask, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { CheckboxInput } from './checkbox-input.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { LabsDocument } from '../lab.operations.gen.ts';
import classes from '../labs.module.css';
import {
  AddStarterTestsDocument,
  DeleteTestProductDocument,
  FindTestProductsDocument,
  type LabProductFragment,
  ReactivateTestProductDocument,
} from '../test.operations.gen.ts';
import { useLabSetupChanged } from '../use-labs.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ProductDialog } from './product-dialog.tsx';

const PER_PAGE = 99;

/** /settings/test-product: what each laboratory offers, with an import of its compendium. */
export function TestProductPage() {
  useLabSetupChanged();
  const labs = useApiQuery(LabsDocument, {}).data?.labs ?? [];
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search, 250);
  const [labId, setLabId] = useState<string | null>(null);
  const [includeDeleted, setIncludeDeleted] = useState(false);
  const [pageNumber, setPageNumber] = useState(1);
  const [editing, setEditing] = useState<LabProductFragment | 'new' | null>(null);
  const [importing, setImporting] = useState(false);
  const variables = { search: words, lab_id: labId, includeDeleted, pageNumber, perPage: PER_PAGE };
  const { data, isPending, isError, error, refetch } = useApiQuery(FindTestProductsDocument, variables, {
    keepPrevious: true,
  });
  const starter = useApiMutation(AddStarterTestsDocument, {
    refreshes: ['test', 'lab'],
    onDone: ({ addStarterTests: count }) =>
      toast.success(count === 0 ? 'All common tests are there already' : `${count} common tests added`),
  });
  const found = data?.testProducts;
  const pages = Math.max(1, Math.ceil((found?.count ?? 0) / PER_PAGE));
  const chosen = labId ?? labs[0]?.id ?? null;
  return (
    <Page>
      <PageHeader title="Test Products" detail={found === undefined ? undefined : `${found.count} tests`}>
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
        <Button
          leftSection={<IconPlus size={16} stroke={1.75} />}
          disabled={labs.length === 0}
          onClick={() => setEditing('new')}
        >
          New test
        </Button>
      </PageHeader>
      <Panel flush>
        <div className={classes.pad}>
          <div className={classes.fields}>
            <TextInput
              label="Search"
              placeholder="Name, alias, code or LOINC"
              value={search}
              onChange={(event) => {
                setSearch(event.currentTarget.value);
                setPageNumber(1);
              }}
            />
            <Select
              label="Laboratory"
              placeholder="All"
              clearable
              clearButtonProps={{ 'aria-label': 'Clear Laboratory' }}
              value={labId}
              onChange={(id) => {
                setLabId(id);
                setPageNumber(1);
              }}
              data={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
            />
            <CheckboxInput
              label="Also what is no longer offered"
              checked={includeDeleted}
              onChange={setIncludeDeleted}
            />
          </div>
        </div>
        {isPending && <RowsSkeleton rows={8} />}
        {isError && found === undefined && <ErrorState error={error} what="The tests" onRetry={() => void refetch()} />}
        {found?.products.length === 0 && (
          <EmptyState icon={IconFlask} title={words === '' ? 'No tests yet' : 'No test of this name'}>
            {labs.length === 0
              ? 'Add a laboratory under Lab Accounts first.'
              : 'Begin with the common tests, or import the laboratory’s compendium.'}
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Tests">
          {found?.products.map((product) => (
            <ProductRow key={product.id} product={product} onEdit={() => setEditing(product)} />
          ))}
        </ul>
        {pages > 1 && (
          <div className={classes.pad}>
            <div className={classes.actions}>
              <Button
                size="compact-sm"
                variant="default"
                disabled={pageNumber <= 1}
                onClick={() => setPageNumber(pageNumber - 1)}
              >
                Previous
              </Button>
              <span className={classes.quiet}>
                Page {pageNumber} of {pages}
              </span>
              <Button
                size="compact-sm"
                variant="default"
                disabled={pageNumber >= pages}
                onClick={() => setPageNumber(pageNumber + 1)}
              >
                Next
              </Button>
            </div>
          </div>
        )}
      </Panel>
      {editing !== null && (
        <ProductDialog
          product={editing === 'new' ? null : editing}
          labs={labs}
          labId={chosen}
          onClose={() => setEditing(null)}
        />
      )}
      {importing && <ImportDialog labs={labs} labId={chosen} onClose={() => setImporting(false)} />}
    </Page>
  );
}

function ProductRow({ product, onEdit }: { product: LabProductFragment; onEdit: () => void }) {
  const back = useApiMutation(ReactivateTestProductDocument, { refreshes: ['test', 'lab'] });
  const remove = useApiMutation(DeleteTestProductDocument, {
    refreshes: ['test', 'lab'],
    onDone: ({ deleteTestProduct: { id, testName } }) =>
      toast.success(`${testName} is no longer offered`, { action: { label: 'Undo', run: () => back.mutate({ id }) } }),
  });
  const details = [
    product.labName,
    product.test_code,
    product.loinc && `LOINC ${product.loinc}`,
    product.specimen,
    product.is_fasting && 'fasting',
    product.price !== null && formatMoney(product.price),
    product.questions.length > 0 && `${product.questions.length} questions`,
  ];
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{product.testName}</strong>
        <span className={classes.quiet}>{[product.alias, ...details].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={classes.actions}>
        {!product.onlyEprescibeSupported && <StatusBadge>Paper only</StatusBadge>}
        {product.deleted_time === null ? (
          <>
            <Button size="compact-sm" variant="default" aria-label={`Edit ${product.testName}`} onClick={onEdit}>
              Edit
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Remove ${product.testName}`}
              onClick={() => remove.mutate({ id: product.id })}
            >
              Remove
            </Button>
          </>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Reactivate ${product.testName}`}
            onClick={() => back.mutate({ id: product.id })}
          >
            Reactivate
          </Button>
        )}
      </div>
    </li>
  );
}
