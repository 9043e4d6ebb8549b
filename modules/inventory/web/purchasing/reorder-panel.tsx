import { Anchor, Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadList } from '#kit/rows/read-list.tsx';
import { can } from '#kit/session/viewer.ts';
import { amount } from '../../rules/index.ts';
import { CreateReordersDocument, ToReorderDocument, type ToReorderQuery } from '../inventory.operations.gen.ts';
import classes from '../inventory.module.css';
import { refreshInventory } from '../use-inventory.ts';
import { newClientKey } from '../stock-labels.ts';

type Line = ToReorderQuery['to_reorder'][number];

const keyOf = ({ item_id, location_id }: { item_id: string; location_id: string | null }): string =>
  `${item_id} ${location_id ?? ''}`;

/** Items at or below their reorder level, with the order that brings them to their targets. */
export function ReorderPanel({ onOrdered }: { onOrdered: () => void }) {
  const read = useApiQuery(ToReorderDocument, {}, { quiet: true });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const lines = read.data?.to_reorder ?? [];
  const marked = lines.filter((line) => chosen.has(keyOf(line)));
  const order = useApiMutation(CreateReordersDocument, {
    onDone: ({ createReorders: orders }) => {
      toast.success(orders.length === 1 ? 'Purchase order drafted' : `${orders.length} purchase orders drafted`);
      setChosen(new Set());
      refreshInventory();
      onOrdered();
    },
  });
  const mayOrder = can('inventory.stock');
  const choose = (line: Line): void => {
    const next = new Set(chosen);
    if (!next.delete(keyOf(line))) next.add(keyOf(line));
    setChosen(next);
  };
  return (
    <Panel
      title="To reorder"
      flush
      actions={
        mayOrder && (
          <Button
            size="compact-sm"
            disabled={marked.length === 0}
            loading={order.isPending}
            onClick={() =>
              order.mutate({
                client_key: newClientKey(),
                lines: marked.map(({ item_id, location_id }) => ({ item_id, location_id })),
              })
            }
          >
            Draft orders
          </Button>
        )
      }
    >
      <ReadList
        label="To reorder"
        read={read}
        rows={({ to_reorder }) => to_reorder}
        loadingRows={5}
        empty={{
          icon: IconCircleCheck,
          title: 'Nothing to reorder',
          detail: 'Items at or below their reorder level, or below the minimum of a location, are listed here.',
        }}
      >
        {() => (
          <div className={classes.wrap}>
            <table className={classes.table} aria-label="To reorder">
              <thead>
                <tr>
                  {mayOrder && (
                    <th>
                      <Checkbox
                        aria-label="Select all"
                        size="xs"
                        checked={marked.length === lines.length}
                        indeterminate={marked.length > 0 && marked.length < lines.length}
                        onChange={() =>
                          setChosen(marked.length === lines.length ? new Set() : new Set(lines.map(keyOf)))
                        }
                      />
                    </th>
                  )}
                  <th>Item</th>
                  <th>Location</th>
                  <th className={classes.number}>Available</th>
                  <th className={classes.number}>On order</th>
                  <th className={classes.number}>Level</th>
                  <th className={classes.number}>Target</th>
                  <th className={classes.number}>Months</th>
                  <th>Vendor</th>
                  <th>Proposed</th>
                  <th className={classes.number}>Cost</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <LineRow
                    key={keyOf(line)}
                    line={line}
                    chosen={chosen.has(keyOf(line))}
                    onChoose={mayOrder ? () => choose(line) : undefined}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ReadList>
    </Panel>
  );
}

interface LineRowProps {
  line: Line;
  chosen: boolean;
  /** Omitted if the user can't order. */
  onChoose?: () => void;
}

function LineRow({ line, chosen, onChoose }: LineRowProps) {
  return (
    <tr>
      {onChoose !== undefined && (
        <td>
          <Checkbox
            aria-label={`Select ${line.item_name}${line.location_name === null ? '' : ` at ${line.location_name}`}`}
            size="xs"
            checked={chosen}
            onChange={onChoose}
          />
        </td>
      )}
      <th scope="row">
        <Anchor component={Link} fz="inherit" fw="inherit" to={`/inventory/inventorydetails?item=${line.item_id}`}>
          {line.item_name}
        </Anchor>
      </th>
      <td>
        {line.location_name ?? 'Clinic'}
        {line.elsewhere !== null && line.elsewhere > 0 && (
          <p className={classes.quiet}>{`${amount(line.elsewhere, line.unit)} elsewhere`}</p>
        )}
      </td>
      <td className={classes.number}>{amount(line.available, line.unit)}</td>
      <td className={classes.number}>{line.on_order}</td>
      <td className={classes.number}>{line.reorder_level}</td>
      <td className={classes.number}>{line.target_level}</td>
      <td className={classes.number}>{line.months_of_stock ?? '–'}</td>
      <td>{line.vendor_name ?? 'None selected'}</td>
      <td>
        {line.packs === 0
          ? line.drafted > 0
            ? 'Drafted'
            : 'On order'
          : `${line.packs} × ${line.pack_name}${line.pack_factor === 1 ? '' : ` of ${line.pack_factor}`}`}
      </td>
      <td className={classes.number}>{formatMoney(line.packs * line.pack_cost_cents)}</td>
    </tr>
  );
}
