import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import { IconChevronDown, IconPackages } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadList } from '#kit/rows/read-list.tsx';
import { can } from '#kit/session/viewer.ts';
import { amount } from '../../rules/index.ts';
import { RecallDialog } from '../counts/recall-dialog.tsx';
import classes from '../inventory.module.css';
import { ItemLotsDocument, type LotFieldsFragment } from '../inventory.operations.gen.ts';
import type { ItemFieldsFragment } from '../pricesetup.operations.gen.ts';
import { LOT_OWNERS, lotName } from '../stock-labels.ts';
import { type StockAction, StockActionDialog } from './stock-action-dialog.tsx';

const ACTIONS: readonly { action: StockAction; label: string }[] = [
  { action: 'adjust', label: 'Adjust' },
  { action: 'transfer', label: 'Transfer' },
  { action: 'use', label: 'Use in the clinic' },
  { action: 'return', label: 'Return to vendor' },
  { action: 'dispose', label: 'Dispose' },
];

/** The lots of an item by location, with their actions. */
export function LotsPanel({ item }: { item: ItemFieldsFragment }) {
  const [withEmpty, setWithEmpty] = useState(false);
  const read = useApiQuery(
    ItemLotsDocument,
    { item_id: item.id, include_empty: withEmpty },
    { keepPrevious: true, quiet: true },
  );
  const [acting, setActing] = useState<{ lot: LotFieldsFragment; action: StockAction } | null>(null);
  const [recalling, setRecalling] = useState<LotFieldsFragment | null>(null);
  return (
    <Panel
      title="Lots"
      flush
      actions={
        <Button size="compact-sm" variant="default" onClick={() => setWithEmpty(!withEmpty)}>
          {withEmpty ? 'Hide empty lots' : 'Show empty lots'}
        </Button>
      }
    >
      <ReadList
        label="Lots"
        read={read}
        rows={({ item_lots }) => item_lots}
        loadingRows={3}
        empty={{
          icon: IconPackages,
          title: 'No stock at any location',
          detail: 'Receive a purchase order, or add existing stock.',
        }}
      >
        {(lots) => (
          <div className={classes.wrap}>
            <table className={classes.table} aria-label="Lots">
              <thead>
                <tr>
                  <th>Lot</th>
                  <th>Expires</th>
                  <th>Location</th>
                  <th className={classes.number}>Quantity</th>
                  <th className={classes.number}>Value</th>
                  <th>Vendor</th>
                  <th>Owner</th>
                  <th>Status</th>
                  <th>Actions</th>
                </tr>
              </thead>
              <tbody>
                {lots.map((lot) => (
                  <tr key={`${lot.lot_id} ${lot.location_id}`} data-quiet={lot.quantity === 0 || undefined}>
                    <th scope="row">{lotName(lot.lot_number)}</th>
                    <td>{lot.expires_on === null ? 'Keeps' : formatDay(lot.expires_on)}</td>
                    <td>{lot.location_name}</td>
                    <td className={classes.number}>{amount(lot.quantity, item.unit)}</td>
                    <td className={classes.number}>
                      {formatMoney(Math.round((lot.quantity * lot.cost_cents) / lot.cost_units))}
                    </td>
                    <td>{lot.vendor_name ?? '–'}</td>
                    <td>{lot.programme === '' ? LOT_OWNERS[lot.owner] : lot.programme}</td>
                    <td>
                      <LotState lot={lot} />
                    </td>
                    <td className={classes.number}>
                      <LotMenu
                        lot={lot}
                        onAct={(action) => setActing({ lot, action })}
                        onRecall={() => setRecalling(lot)}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ReadList>
      {acting !== null && <StockActionDialog item={item} {...acting} onClose={() => setActing(null)} />}
      {recalling !== null && <RecallDialog item={item} lot={recalling} onClose={() => setRecalling(null)} />}
    </Panel>
  );
}

function LotState({ lot }: { lot: LotFieldsFragment }) {
  if (lot.held_reason !== null)
    return <StatusBadge tone="danger">{lot.held_reason === 'recalled' ? 'Recalled' : lot.held_reason}</StatusBadge>;
  if (!lot.is_usable) return <StatusBadge tone="danger">Expired</StatusBadge>;
  return <StatusBadge tone="success">Usable</StatusBadge>;
}

interface LotMenuProps {
  lot: LotFieldsFragment;
  onAct: (action: StockAction) => void;
  onRecall: () => void;
}

function LotMenu({ lot, onAct, onRecall }: LotMenuProps) {
  if (!can('inventory.stock') && !can('inventory.approve')) return null;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          rightSection={<IconChevronDown size={14} />}
          aria-label={`Actions on lot ${lotName(lot.lot_number)} at ${lot.location_name}`}
        >
          Actions
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {can('inventory.stock') &&
          ACTIONS.map(({ action, label }) => (
            <Menu.Item key={action} disabled={action !== 'adjust' && lot.quantity === 0} onClick={() => onAct(action)}>
              {label}
            </Menu.Item>
          ))}
        {can('inventory.approve') && (
          <Menu.Item color="red" disabled={lot.held_reason !== null} onClick={onRecall}>
            Recall
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
