import { Text } from '@mantine/core';
import { PanelGridTools } from '#kit/grid/panel-grid-tools.tsx';
import { PanelGrid } from '#kit/grid/panel-grid.tsx';
import type { GridPanel } from '#kit/grid/grid-panel.ts';
import type { PanelLayout } from '#kit/grid/panel-layout.ts';
import { usePanelGrid } from '#kit/grid/use-panel-grid.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';

const TITLES = [
  'Encounter',
  'Tasks',
  'History',
  'Notes',
  'Pharmacy',
  'Billing',
  'Documents',
  'Open orders',
  'Activity',
];

const INITIAL: PanelLayout = TITLES.map((title, at) => ({
  id: title.toLowerCase().replace(' ', '_'),
  x: (at % 3) * 4,
  y: Math.floor(at / 3) * 5,
  w: 4,
  h: 5,
}));

const PANELS: readonly GridPanel[] = TITLES.map((title, at) => ({
  id: INITIAL[at]!.id,
  title,
  content: () => (
    <Text size="sm" c="dimmed">
      Drag the title or the corner, or use the button with the three dots.
    </Text>
  ),
}));

/** /demo/kit/panels: a grid that each user can arrange; the layout is saved. */
export function PanelsPage() {
  const [savedLayout, keep] = useUserSetting<PanelLayout | null>('panels.demo', null);
  const state = usePanelGrid({ initial: INITIAL, layout: savedLayout, onSave: (layout) => keep(layout) });
  return (
    <Page>
      <PageHeader title="Panels">
        <PanelGridTools state={state} panels={PANELS} />
      </PageHeader>
      <PanelGrid label="Panels to arrange" panels={PANELS} state={state} />
    </Page>
  );
}
