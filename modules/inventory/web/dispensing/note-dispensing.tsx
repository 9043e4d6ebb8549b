import { Button, NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { SearchSelect } from '#kit/forms/fields/search-select-field.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { can } from '#kit/session/viewer.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { NoteDispensingDocument, OrderDispensingDocument } from '../accounting.operations.gen.ts';
import classes from '../inventory.module.css';
import { searchProducts } from '../inputs/search-things.ts';
import { refreshInventory, useInventoryChanged } from '../use-inventory.ts';
import { newClientKey } from '../stock-labels.ts';
import { DispenseDialog } from './dispense-dialog.tsx';
import type { DispenseOf } from './use-dispensing.ts';
import { OrderRow } from './order-row.tsx';
import { RecordList } from './record-list.tsx';

/** Props of a chart note part for dispensing. */
export interface NoteDispensingProps {
  noteId: string;
  patientId: string;
  locked: boolean;
  /** Called when a product was ordered or dispensed, so that the note mentions it. */
  onProduct?: (name: string) => void;
}

/** The products of a chart note: picked from the price list, ordered for later or dispensed immediately. */
export function NoteDispensing({ noteId, patientId, locked, onProduct }: NoteDispensingProps) {
  useInventoryChanged();
  const read = useApiQuery(NoteDispensingDocument, { note_id: noteId }, { quiet: true });
  const [dispensing, setDispensing] = useState<DispenseOf | null>(null);
  const orders = (read.data?.note_dispensing.orders ?? []).filter(
    ({ cancelled_time, quantity, dispensed }) => cancelled_time === null && dispensed < quantity,
  );
  const records = read.data?.note_dispensing.records ?? [];
  return (
    <>
      {!locked && can('inventory.dispense') && (
        <OrderForm noteId={noteId} patientId={patientId} onProduct={onProduct} />
      )}
      <ReadHint read={read} label="Products" />
      {orders.length > 0 && (
        <RowList label="To dispense">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} onDispense={(of) => setDispensing({ ...of, noteId })} />
          ))}
        </RowList>
      )}
      {records.length > 0 && <RecordList records={allRows(records)} empty={{ title: 'Nothing dispensed yet' }} />}
      {dispensing !== null && <DispenseDialog of={dispensing} onClose={() => setDispensing(null)} />}
    </>
  );
}

function OrderForm({ noteId, patientId, onProduct }: Omit<NoteDispensingProps, 'locked'>) {
  const [added, setAdded] = useState(0);
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const [quantity, setQuantity] = useState<string | number>(1);
  const [busy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    if (chosen === null) return;
    setBusy(true);
    try {
      await request(OrderDispensingDocument, {
        client_key: newClientKey(),
        input: { patient_id: patientId, product_id: chosen.id, quantity: Number(quantity) || 1, note_id: noteId },
      });
      onProduct?.(chosen.name);
      setAdded(added + 1);
      setChosen(null);
      setQuantity(1);
      refreshInventory();
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.noteForm}>
      <div className={classes.line}>
        <SearchSelect
          key={added}
          data-wide
          aria-label="Product to dispense"
          placeholder="Product to dispense"
          search={searchProducts(['supplement', 'drug', 'lab_kit'])}
          onChange={() => undefined}
          onChosen={(found) =>
            setChosen(found === null ? null : { id: found.value, name: found.label.split(' · ')[0]! })
          }
        />
        <NumberInput
          aria-label="Quantity to dispense"
          min={1}
          max={1000}
          allowDecimal={false}
          value={quantity}
          onChange={setQuantity}
        />
        <Button variant="default" disabled={chosen === null} loading={busy} onClick={() => void add()}>
          Order
        </Button>
      </div>
    </div>
  );
}
