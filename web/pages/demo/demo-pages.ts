import type { ComponentType } from 'react';
import type { WebRoute } from '#kit/module/web-module.ts';

/** The roles with access to the demo pages (specification 1 §2.2). */
export const ROLES = ['admin', 'editor'];

const demo = (path: string, title: string, page: () => Promise<ComponentType>): WebRoute => ({
  path: `/demo/${path}`,
  title,
  roles: ROLES,
  page,
});

/** The demo pages that the index lists. */
export const demoPages: readonly WebRoute[] = [
  demo('permission', 'Permission', () => import('./permission-page.tsx').then((file) => file.PermissionPage)),
  demo('icons', 'Icons', () => import('./icons-page.tsx').then((file) => file.IconsPage)),
  demo('error-pages', 'Error pages', () => import('./error-pages-page.tsx').then((file) => file.ErrorPagesPage)),
  demo('excel', 'Excel', () => import('./excel-page.tsx').then((file) => file.ExcelPage)),
  demo('pdf', 'PDF', () => import('./pdf-page.tsx').then((file) => file.PdfPage)),
  demo('clipboard', 'Clipboard', () => import('./clipboard-page.tsx').then((file) => file.ClipboardPage)),
  demo('kit/list', 'List', () => import('./kit/list-page.tsx').then((file) => file.ListPage)),
  demo('kit/rows', 'Rows', () => import('./kit/rows-page.tsx').then((file) => file.RowsPage)),
  demo('kit/fields', 'Form fields', () => import('./kit/fields-page.tsx').then((file) => file.FieldsPage)),
  demo('kit/panels', 'Panels', () => import('./kit/panels-page.tsx').then((file) => file.PanelsPage)),
  demo('kit/chart', 'Chart', () => import('./kit/chart-page.tsx').then((file) => file.ChartPage)),
  demo('kit/feedback', 'Feedback', () => import('./kit/feedback-page.tsx').then((file) => file.FeedbackPage)),
  demo('kit/formats', 'Formats', () => import('./kit/formats-page.tsx').then((file) => file.FormatsPage)),
];
