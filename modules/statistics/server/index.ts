import type { Module } from '#platform/module.ts';
import { exportRoute } from './export-route.ts';
import { keepMonths } from './keep-months.ts';
import { monthlyTrend } from './monthly-trend.ts';
import { setting } from './resolvers.ts';
import { mailViews } from './views/mail-views.ts';

/** The statistics screens, drawn from the modules' `reports`. */
export const statistics: Module = {
  name: 'statistics',
  accessRules: [
    {
      id: 'statistics.view',
      title: 'Open statistics: each report also needs permission to see its data',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
    },
    {
      id: 'statistics.trend',
      title: 'View the clinic’s monthly figures',
      presets: ['Manager', 'Doctor', 'Biller'],
      needs: ['statistics.view'],
    },
    { id: 'statistics.export', title: 'Export statistics', presets: ['Manager', 'Biller'], needs: ['statistics.view'] },
  ],
  resolvers: { setting },
  routes: exportRoute,
  reports: [monthlyTrend],
  jobs: { 'statistics.mail-views': mailViews, 'statistics.keep-months': keepMonths },
  schedules: [
    { job: 'statistics.mail-views', cron: '25 * * * *' },
    { job: 'statistics.keep-months', cron: '50 6 * * *' },
  ],
};
