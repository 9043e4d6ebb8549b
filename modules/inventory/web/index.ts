import {
  IconClipboardCheck,
  IconListDetails,
  IconPackage,
  IconPackageExport,
  IconPackages,
  IconReceipt,
  IconSettings,
  IconShoppingCart,
  IconTags,
  IconTruck,
} from '@tabler/icons-react';
import { lazyPart } from '#kit/module/lazy-part.tsx';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { SideLink, WebModule, WebRoute } from '#kit/module/web-module.ts';
import type { NoteDispensingProps } from './dispensing/note-dispensing.tsx';

/** The products of a chart note: ordered from the price list and dispensed. */
export const NoteDispensing = lazyPart<NoteDispensingProps>(
  () => import('./dispensing/note-dispensing.tsx').then((file) => file.NoteDispensing),
  { onMissing: () => undefined },
);

const settings = [
  settingsPage({
    path: 'products',
    title: 'Products',
    group: 'Inventory',
    order: 220,
    icon: IconTags,
    rule: 'inventory.view',
    page: () => import('./setup/products-page.tsx').then(({ ProductsPage }) => ProductsPage),
  }),
  settingsPage({
    path: 'inventoryItem',
    title: 'Inventory Items',
    group: 'Inventory',
    order: 222,
    icon: IconPackage,
    rule: 'inventory.setup',
    page: () => import('./setup/items-page.tsx').then(({ InventoryItemPage }) => InventoryItemPage),
  }),
];

const page = (path: string, title: string, rule: string, load: WebRoute['page']): WebRoute => ({
  path: `/inventory/${path}`,
  title,
  area: 'inventory',
  rule,
  page: load,
});
const side = (path: string, label: string, rule: string, order: number, icon: SideLink['icon']): SideLink => ({
  area: 'inventory',
  group: 'Inventory',
  label,
  path: `/inventory/${path}`,
  rule,
  order,
  ...(icon === undefined ? {} : { icon }),
});

/** The clinic's products, stock, and dispensing to patients. */
export const inventory: WebModule = {
  name: 'inventory',
  loggedAs: { vendor_settlement: 'Vendor settlement' },
  routes: [
    ...settings.flatMap(({ routes }) => routes),
    page('restock', 'Restock', 'inventory.view', () =>
      import('./purchasing/restock-page.tsx').then(({ RestockPage }) => RestockPage),
    ),
    page('audit', 'Audit', 'inventory.view', () =>
      import('./counts/audit-page.tsx').then(({ AuditPage }) => AuditPage),
    ),
    page('inventorydetails', 'Inventory Details', 'inventory.view', () =>
      import('./stock/details-page.tsx').then(({ DetailsPage }) => DetailsPage),
    ),
    page('dispenseByPatient', 'Dispense by Patient', 'inventory.patients', () =>
      import('./dispensing/dispense-page.tsx').then(({ DispenseByPatientPage }) => DispenseByPatientPage),
    ),
    page('restockSetup', 'Restock Setup', 'inventory.view', () =>
      import('./setup/items-page.tsx').then(({ RestockSetupPage }) => RestockSetupPage),
    ),
    page('settlements', 'Settlements', 'inventory.view', () =>
      import('./settlements/settlements-page.tsx').then(({ SettlementsPage }) => SettlementsPage),
    ),
    page('vendors', 'Vendors', 'inventory.view', () =>
      import('./setup/vendors-page.tsx').then(({ VendorsPage }) => VendorsPage),
    ),
  ],
  redirects: { '/inventory': '/inventory/restock', '/inventory/index': '/inventory/restock' },
  navigation: [
    {
      area: 'inventory',
      label: 'Inventory',
      path: '/inventory/index',
      icon: IconPackages,
      rule: 'inventory.view',
      order: 50,
    },
  ],
  side: [
    ...settings.flatMap((setting) => setting.side),
    side('restock', 'Restock', 'inventory.view', 10, IconShoppingCart),
    side('audit', 'Audit', 'inventory.view', 20, IconClipboardCheck),
    side('inventorydetails', 'Inventory Details', 'inventory.view', 30, IconListDetails),
    side('dispenseByPatient', 'Dispense by Patient', 'inventory.patients', 40, IconPackageExport),
    side('restockSetup', 'Restock Setup', 'inventory.view', 50, IconSettings),
    side('vendors', 'Vendors', 'inventory.view', 60, IconTruck),
    side('settlements', 'Settlements', 'inventory.view', 70, IconReceipt),
  ],
};
