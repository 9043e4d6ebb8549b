import { SimpleGrid } from '@mantine/core';
import { LineChart } from '#kit/charts/line-chart.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';

const POINTS = [118, 122, 131, 128, 141, 136, 124, 119].map((systolic, at) => ({
  at: `2026-${String(at + 1).padStart(2, '0')}-${String(3 + at * 2).padStart(2, '0')}T14:30:00Z`,
  values: { systolic, diastolic: Math.round(systolic * 0.62) + (at % 3), pulse: 64 + ((at * 7) % 19) },
}));

/** /demo/kit/chart: values over time, with the normal range. */
export function ChartPage() {
  return (
    <Page>
      <PageHeader title="Chart" />
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <Panel title="Blood pressure">
          <LineChart
            label="Blood pressure"
            unit="mmHg"
            series={[
              { id: 'systolic', name: 'Systolic' },
              { id: 'diastolic', name: 'Diastolic' },
            ]}
            normal={[
              { label: 'Systolic, normal', low: 90, high: 120 },
              { label: 'Diastolic, normal', low: 60, high: 80 },
            ]}
            points={POINTS}
          />
        </Panel>
        <Panel title="Pulse">
          <LineChart
            label="Pulse"
            unit="BPM"
            series={[{ id: 'pulse', name: 'Pulse' }]}
            normal={[{ label: 'Normal', low: 60, high: 80 }]}
            points={POINTS}
          />
        </Panel>
      </SimpleGrid>
    </Page>
  );
}
