import { IconChartBar } from '@tabler/icons-react';
import { queryClient } from '#kit/api/query-client.ts';
import { readOptions, useApiQuery } from '#kit/api/use-api.ts';
import type { SideLink, WebModule } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import { StatisticsReportsDocument } from './setting.operations.gen.ts';

// The nine reports of the specification, in menu order, and later ones. Shown if a module provides them.
const REPORTS: Readonly<Record<string, string>> = {
  productIncomeStats: 'Product Income',
  productQuantityStats: 'Product Quantity',
  primitiveOrderingStats: 'Lab Ordering',
  monthlyTrend: 'Monthly Trend',
  noShowAndCancellations: 'No-shows and Cancellations',
  restockAndAudit: 'Restock and Audit',
  sessionHistory: 'Session History',
  subscriptionCount: 'Subscriptions',
  unsignedAndIncompletedDocs: 'Unsigned and Incomplete',
  questionnaireScores: 'Questionnaire Scores',
  paymentStats: 'Payments by Provider',
};

function useOffered(id: string): boolean {
  const { data } = useApiQuery(StatisticsReportsDocument, {}, { enabled: can('statistics.view'), quiet: true });
  return data?.statisticsReports.some((report) => report.id === id) === true;
}

// The first report that the user may see; the list of reports if there is none.
async function firstReport(): Promise<string> {
  const read = queryClient.query({ ...readOptions(StatisticsReportsDocument, {}), meta: { quiet: true } });
  const first = await read.then(({ statisticsReports }) => statisticsReports[0]?.id).catch(() => undefined);
  return first === undefined ? '/statistics' : `/statistics/${first}`;
}

/** The statistics screens. */
export const statistics: WebModule = {
  name: 'statistics',
  routes: [
    {
      path: '/statistics',
      title: 'Statistics',
      area: 'statistics',
      rule: 'statistics.view',
      page: () => import('./statistics-page.tsx').then(({ StatisticsPage }) => StatisticsPage),
    },
    {
      path: '/statistics/$reportID',
      title: ({ params }) => REPORTS[params['reportID'] ?? ''] ?? 'Statistics',
      area: 'statistics',
      rule: 'statistics.view',
      page: () => import('./report-page.tsx').then(({ ReportPage }) => ReportPage),
    },
  ],
  redirects: { '/statistics/index': firstReport },
  navigation: [
    {
      area: 'statistics',
      label: 'Statistics',
      path: '/statistics',
      icon: IconChartBar,
      rule: 'statistics.view',
      order: 85,
    },
  ],
  side: Object.entries(REPORTS).map(([id, label], at): SideLink => ({
    area: 'statistics',
    label,
    path: `/statistics/${id}`,
    rule: 'statistics.view',
    order: 10 + at,
    useShown: () => useOffered(id),
  })),
};
