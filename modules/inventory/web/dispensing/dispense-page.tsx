import { Button } from '@mantine/core';
import { IconPackageExport, IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery, useRows } from '#kit/api/use-api.ts';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { useAddress } from '#kit/navigation/use-address.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadList } from '#kit/rows/read-list.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { can } from '#kit/session/viewer.ts';
import { PatientPicker, type PickedPatient, UrgentNotices } from '#patients/web';
import { amount } from '../../rules/index.ts';
import { ConsumeRecordsDocument, ItemQuantitiesDocument, UndispensedDocument } from '../accounting.operations.gen.ts';
import classes from '../inventory.module.css';
import { PickedPatientDocument } from '../registration.operations.gen.ts';
import { useInventoryChanged } from '../use-inventory.ts';
import { DispenseDialog } from './dispense-dialog.tsx';
import type { DispenseOf } from './use-dispensing.ts';
import { OrderRow } from './order-row.tsx';
import { RecordList } from './record-list.tsx';

const TABS = [
  { value: 'quantities', label: 'To dispense' },
  { value: 'records', label: 'Dispensed' },
  { value: 'prepaid', label: 'Prepaid' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** /inventory/dispenseByPatient: what a patient should receive and has received; without a patient, all open orders. */
export function DispenseByPatientPage() {
  useInventoryChanged();
  const { query, go } = useAddress<'patient' | 'tab'>();
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
          <FilterTabs label="Page section" tabs={TABS} value={tab} onChange={(to) => go({ tab: to })} />
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
      <ReadList
        label="Items"
        read={rows}
        loadingRows={3}
        empty={{
          icon: IconPackageExport,
          title: 'Nothing ordered or dispensed yet',
          detail: 'Items ordered on a note, charged or prepaid are listed here.',
        }}
      >
        {(items) => (
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
                {items.map((row) => (
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
      </ReadList>
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
    <Panel title="Not dispensed yet" flush>
      <ReadRows
        label="Not dispensed yet"
        read={rows}
        loadingRows={3}
        empty={{
          icon: IconUserSearch,
          title: 'Nothing to dispense',
          detail:
            patientId === null
              ? 'Find a patient above to dispense a product.'
              : 'Select Dispense to dispense a product.',
        }}
      >
        {(order) => <OrderRow order={order} withPatient={patientId === null} onDispense={onDispense} />}
      </ReadRows>
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
    <Panel title={isPrepaid === true ? 'Prepaid items dispensed' : 'Dispensed'} flush>
      <RecordList records={rows} empty={{ icon: IconPackageExport, title: 'Nothing dispensed yet' }} />
    </Panel>
  );
}
