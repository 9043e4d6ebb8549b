import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { useAddress } from '#kit/navigation/use-address.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { useInventoryChanged } from '../use-inventory.ts';
import { ProgramMonthsPanel } from './program-months-panel.tsx';
import { VendorMonthsPanel } from './vendor-months-panel.tsx';

const TABS = [
  { value: 'vendors', label: 'Vendor-owned stock' },
  { value: 'programs', label: 'Public programs' },
] as const;

/** /inventory/settlements: what is owed for vendor-owned stock, and what public programs' patients received. */
export function SettlementsPage() {
  useInventoryChanged();
  const { query, go } = useAddress<'tab'>();
  const tab = query.tab === 'programs' ? 'programs' : 'vendors';
  return (
    <Page>
      <PageHeader title="Settlements" />
      <FilterTabs label="Page section" tabs={TABS} value={tab} onChange={(to) => go({ tab: to })} />
      {tab === 'vendors' ? <VendorMonthsPanel /> : <ProgramMonthsPanel />}
    </Page>
  );
}
