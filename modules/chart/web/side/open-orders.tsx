import { type ComponentType, createElement } from 'react';
import { fetchedRows } from '#kit/module/fetched-rows.tsx';
import { webModules } from '#kit/module/web-modules.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';

interface OrdersTile {
  title: string;
  rule: string | undefined;
  Content: ComponentType<{ patientId: string }>;
}

let found: OrdersTile | null | undefined;

const ordersTile = (): OrdersTile | null => (found ??= readTile());

/** The patient's open orders (specification 1 §2.9), rendered by the orders module as on the patient's page. */
export function OpenOrders({ patientId }: { patientId: string }) {
  const tile = ordersTile();
  if (tile === null || !can(tile.rule)) return null;
  return (
    <Panel title={tile.title} flush>
      {createElement(tile.Content, { patientId })}
    </Panel>
  );
}

function readTile(): OrdersTile | null {
  const tile = webModules()
    .flatMap(({ patientTiles = [] }) => patientTiles)
    .find(({ id }) => id === 'openorder');
  if (tile === undefined) return null;
  const { title, rule } = tile;
  return { title, rule, Content: fetchedRows(tile.tile, 2) };
}
