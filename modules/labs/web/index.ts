import {
  IconFlask,
  IconInbox,
  IconListCheck,
  IconListDetails,
  IconReportMedical,
  IconTestPipe,
  IconUserQuestion,
} from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import { LabCountsDocument } from './lab.operations.gen.ts';

const settings = [
  settingsPage({
    path: 'lab-account',
    title: 'Lab Accounts',
    group: 'Labs',
    order: 240,
    icon: IconFlask,
    rule: 'labs.setup',
    page: () => import('./setup/lab-account-page.tsx').then(({ LabAccountPage }) => LabAccountPage),
  }),
  settingsPage({
    path: 'test-product',
    title: 'Test Products',
    group: 'Labs',
    order: 242,
    icon: IconTestPipe,
    rule: 'labs.setup',
    page: () => import('./setup/test-product-page.tsx').then(({ TestProductPage }) => TestProductPage),
  }),
  settingsPage({
    path: 'lab-test',
    title: 'Lab Tests',
    group: 'Labs',
    order: 244,
    icon: IconListDetails,
    rule: 'labs.order',
    page: () => import('./setup/lab-test-page.tsx').then(({ LabTestPage }) => LabTestPage),
  }),
];

function useCount(name: 'to_review' | 'unmatched' | 'refused'): number | undefined {
  const { data } = useApiQuery(LabCountsDocument, {}, { enabled: can('labs.view'), quiet: true });
  const count = data?.labCounts[name];
  return count === 0 ? undefined : count;
}

/** Laboratories: orders, results and their review. */
export const labs: WebModule = {
  name: 'labs',
  routes: [
    ...settings.flatMap(({ routes }) => routes),
    {
      path: '/labs/results',
      title: 'Lab Results',
      area: 'tasks',
      rule: 'labs.view',
      page: () => import('./results/results-page.tsx').then(({ ResultsPage }) => ResultsPage),
    },
    {
      path: '/labs/orders',
      title: 'Outstanding Lab Orders',
      area: 'tasks',
      rule: 'labs.view',
      page: () => import('./orders/orders-page.tsx').then(({ OrdersPage }) => OrdersPage),
    },
    {
      path: '/labs/matching',
      title: 'Unmatched Results',
      area: 'tasks',
      rule: 'labs.match',
      page: () => import('./results/matching-page.tsx').then(({ MatchingPage }) => MatchingPage),
    },
    {
      path: '/labs/messages',
      title: 'Interface Inbox',
      area: 'tasks',
      rule: 'labs.interface',
      page: () => import('./inbox/inbox-page.tsx').then(({ InboxPage }) => InboxPage),
    },
  ],
  redirects: { '/labs': '/labs/results' },
  side: [
    ...settings.flatMap(({ side }) => side),
    {
      area: 'tasks',
      group: 'Labs',
      label: 'Lab Results',
      path: '/labs/results',
      icon: IconReportMedical,
      rule: 'labs.view',
      order: 60,
      useBadge: () => useCount('to_review'),
    },
    {
      area: 'tasks',
      group: 'Labs',
      label: 'Outstanding Orders',
      path: '/labs/orders',
      icon: IconListCheck,
      rule: 'labs.view',
      order: 62,
    },
    {
      area: 'tasks',
      group: 'Labs',
      label: 'Unmatched Results',
      path: '/labs/matching',
      icon: IconUserQuestion,
      rule: 'labs.match',
      order: 64,
      useBadge: () => useCount('unmatched'),
    },
    {
      area: 'tasks',
      group: 'Labs',
      label: 'Interface Inbox',
      path: '/labs/messages',
      icon: IconInbox,
      rule: 'labs.interface',
      order: 66,
      useBadge: () => useCount('refused'),
    },
  ],
  papers: {
    id: 'lab-results',
    title: 'Lab results',
    order: 20,
    rule: 'labs.view',
    find: (patientId) => import('./results/find-papers.ts').then(({ findPapers }) => findPapers(patientId)),
  },
  dashboard: [
    {
      id: 'lab-results',
      title: 'Lab Results',
      column: 'main',
      order: 3,
      rule: 'labs.review',
      card: () => import('./results/results-card.tsx').then(({ ResultsCard }) => ResultsCard),
    },
  ],
  urgentNotices: [
    {
      id: 'labs.critical',
      rule: 'labs.view',
      notice: () => import('./results/critical-banner.tsx').then(({ CriticalBanner }) => CriticalBanner),
    },
  ],
  patientTiles: [
    {
      id: 'openorder',
      title: 'Open Orders',
      icon: IconFlask,
      rule: 'labs.view',
      tile: () => import('./orders/open-orders-tile.tsx').then(({ OpenOrdersTile }) => OpenOrdersTile),
    },
  ],
  chartPanels: [
    {
      id: 'lab order',
      title: 'Lab Orders',
      icon: IconFlask,
      rule: 'labs.view',
      panel: () => import('./orders/lab-order-panel.tsx').then(({ LabOrderPanel }) => LabOrderPanel),
    },
  ],
};
