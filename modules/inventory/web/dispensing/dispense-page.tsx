import { Anchor, Button } from '@mantine/core';
import { IconPackageExport, IconUserSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiQuery, useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { PatientPicker, type PickedPatient, UrgentNotices } from '#patients/web';
import { amount } from '../../rules/index.ts';
import { ConsumeRecordsDocument, ItemQuantitiesDocument, UndispensedDocument } from '../accounting.operations.gen.ts';
import classes from '../inventory.module.css';
import { TabBar, useAddress } from '../pieces/tab-bar.tsx';
import { PickedPatientDocument } from '../registration.operations.gen.ts';
import { useInventoryChanged } from '../use-inventory.ts';
import { DispenseDialog } from './dispense-dialog.tsx';
import type { DispenseOf } from './use-dispensing.ts';
import { OrderRow } from './order-row.tsx';
import { RecordList } from './record-list.tsx';

const TABS = [
  { value: 'quantities', label: 'To dispense' },
  { value: 'records', label: 'Handed out' },
  { value: 'prepaid', label: 'Prepaid' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** /inventory/dispenseByPatient: what a patient is to be handed out and was; without a patient, everything that waits. */
export function DispenseByPatientPage() {
  useInventoryChanged();
  const { query, go } = useAddress<'patient' | 'tab'>('/inventory/dispenseByPatient');
  const patientId = query.patient ?? null;
  const [picked, setPicked] = useState<PickedPatient | null>(null);
  const isPicked = patientId !== null && picked?.id === patientId;
  const known = useApiQuery(
    PickedPatientDocument,
    { id: patientId ?? '' },
    { enabled: patientId !== null && !isPicked, quiet: true },
  );
  const patient = isPicked ? picked : (known.data?.search_patients.patient_list[0] ?? null);
  const tab: Tab = TABS.find(({ value }) => value === query.tab)?.value ?? 'quantities';
  const [dispensing, setDispensing] = useState<DispenseOf | null>(null);
  return (
    <Page>
      {patientId !== null && <UrgentNotices patientId={patientId} />}
      <PageHeader title="Dispense by Patient">
        {patientId !== null && can('inventory.dispense') && (
          <Button leftSection={<IconPackageExport size={16} />} onClick={() => setDispensing({ patientId })}>
            Dispense
          </Button>
        )}
      </PageHeader>
      <Panel>
        <PatientPicker
          label="Patient"
          offerNew={false}
          value={patientId === null ? null : patient}
          onPick={(found) => {
            setPicked(found);
            go({ patient: found?.id ?? null, tab: null });
          }}
        />
      </Panel>
      {patientId === null ? (
        <Undispensed patientId={null} onDispense={setDispensing} />
      ) : (
        <>
          <TabBar label="Part of the page" tabs={TABS} value={tab} onChange={(to) => go({ tab: to })} />
          {tab === 'quantities' && (
            <>
              <Quantities patientId={patientId} />
              <Undispensed patientId={patientId} onDispense={setDispensing} />
            </>
          )}
          {tab === 'records' && <Records patientId={patientId} isPrepaid={null} />}
          {tab === 'prepaid' && <Records patientId={patientId} isPrepaid />}
        </>
      )}
      {dispensing !== null && <DispenseDialog of={dispensing} onClose={() => setDispensing(null)} />}
    </Page>
  );
}

function Quantities({ patientId }: { patientId: string }) {
  const rows = useRows(
    ItemQuantitiesDocument,
    { patient_id: patientId },
    {
      take: 50,
      rows: (found) => found.getItemToDispenseQuantityWithTotalCount.items,
      count: (found) => found.getItemToDispenseQuantityWithTotalCount.total_count,
    },
  );
  return (
    <Panel title="Items" flush>
      {rows.status === 'pending' && <RowsSkeleton rows={3} />}
      {rows.status === 'error' && <ErrorState error={rows.error} what="The items" onRetry={rows.retry} />}
      {rows.status === 'success' && rows.rows.length === 0 && (
        <EmptyState icon={IconPackageExport} title="Nothing was ordered or handed out yet">
          What is ordered on a note, charged or paid for ahead stands here.
        </EmptyState>
      )}
      {rows.rows.length > 0 && (
        <div className={classes.wrap}>
          <table className={classes.table} aria-label="Items to dispense">
            <thead>
              <tr>
                <th>Item</th>
                <th className={classes.number}>Target</th>
                <th className={classes.number}>Dispensed</th>
                <th className={classes.number}>Remaining</th>
              </tr>
            </thead>
            <tbody>
              {rows.rows.map((row) => (
                <tr key={row.product_id} data-quiet={row.remaining === 0 || undefined}>
                  <th scope="row">{row.item_name}</th>
                  <td className={classes.number}>{row.target_dispense}</td>
                  <td className={classes.number}>{row.dispensed}</td>
                  <td className={classes.number}>{amount(row.remaining, row.unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.hasMore && (
        <Button m="sm" variant="default" loading={rows.loadingMore} onClick={rows.loadMore}>
          More
        </Button>
      )}
    </Panel>
  );
}

interface UndispensedProps {
  patientId: string | null;
  onDispense: (of: DispenseOf) => void;
}

function Undispensed({ patientId, onDispense }: UndispensedProps) {
  const rows = useRows(
    UndispensedDocument,
    { patient_id: patientId },
    {
      take: 50,
      rows: ({ undispensed }) => undispensed.orders,
      count: ({ undispensed }) => undispensed.total_count,
    },
  );
  return (
    <Panel title="Not handed out yet" flush>
      {rows.status === 'pending' && <RowsSkeleton rows={3} />}
      {rows.status === 'error' && <ErrorState error={rows.error} what="What waits" onRetry={rows.retry} />}
      {rows.status === 'success' && rows.rows.length === 0 && (
        <EmptyState icon={IconUserSearch} title="Nothing waits to be handed out">
          {patientId === null ? 'Find a patient above to hand something out.' : 'Press Dispense to hand something out.'}
        </EmptyState>
      )}
      <ul className={classes.list} aria-label="Not handed out yet">
        {rows.rows.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            onDispense={onDispense}
            patient={
              patientId === null && (
                <Anchor
                  component={Link}
                  fz="inherit"
                  fw="inherit"
                  to={`/inventory/dispenseByPatient?patient=${order.patient_id}`}
                >
                  {order.patient_name}
                </Anchor>
              )
            }
          />
        ))}
      </ul>
      {rows.hasMore && (
        <Button m="sm" variant="default" loading={rows.loadingMore} onClick={rows.loadMore}>
          More
        </Button>
      )}
    </Panel>
  );
}

function Records({ patientId, isPrepaid }: { patientId: string; isPrepaid: boolean | null }) {
  const rows = useRows(
    ConsumeRecordsDocument,
    { patient_id: patientId, is_prepaid_service: isPrepaid },
    {
      take: 50,
      rows: (found) => found.getConsumeRecordByPatientId.records,
      count: (found) => found.getConsumeRecordByPatientId.total_count,
    },
  );
  return (
    <Panel title={isPrepaid === true ? 'Drawn of what was paid for ahead' : 'Handed out'} flush>
      {rows.status === 'pending' && <RowsSkeleton rows={4} />}
      {rows.status === 'error' && <ErrorState error={rows.error} what="The records" onRetry={rows.retry} />}
      {rows.status === 'success' && rows.rows.length === 0 && (
        <EmptyState icon={IconPackageExport} title="Nothing yet" />
      )}
      <RecordList records={rows.rows} />
      {rows.hasMore && (
        <Button m="sm" variant="default" loading={rows.loadingMore} onClick={rows.loadMore}>
          More
        </Button>
      )}
    </Panel>
  );
}
