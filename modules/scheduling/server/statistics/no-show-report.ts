import type { Report } from '#platform/reports/report.ts';
import { BREAKDOWNS, readCategories, readNoShowRows, readNoShows, readProviders } from './no-shows.sql.ts';

/** Who did not come, who canceled, and what of the time was lost. */
export const noShowReport: Report = {
  id: 'noShowAndCancellations',
  title: 'No-shows and Cancellations',
  definition:
    'Appointments of patients whose start lies in these days and has passed. Appointments that were deleted, and times without a patient, are not counted. One on several calendars counts once, for the calendar that was set up first.',
  rule: 'scheduling.statistics',
  order: 50,
  filters: [
    { id: 'provider', title: 'Provider', options: readProviders },
    { id: 'category', title: 'Event type', options: readCategories },
  ],
  breakdowns: BREAKDOWNS,
  columns: [
    { id: 'name', title: 'Provider', kind: 'text' },
    { id: 'scheduled', title: 'Scheduled', kind: 'number', total: true, drill: 'rows' },
    { id: 'came', title: 'Came', kind: 'number', total: true, drill: 'rows', better: 'more' },
    { id: 'noshow', title: 'No-shows', kind: 'number', total: true, drill: 'rows', better: 'less' },
    { id: 'canceled', title: 'Canceled', kind: 'number', total: true, drill: 'rows', better: 'less' },
    {
      id: 'late',
      title: 'Of these late',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'less',
      definition: 'Canceled less than 24 hours before the start, or after it.',
    },
    {
      id: 'open',
      title: 'No status',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'less',
      definition: 'The time has passed, and nobody has said whether the patient came.',
    },
    {
      id: 'rate',
      title: 'Missed %',
      kind: 'percent',
      ratio: { of: ['noshow', 'canceled'], over: 'scheduled' },
      better: 'less',
      definition: 'No-shows and cancellations as a share of all that was scheduled.',
    },
    {
      id: 'noshow_rate',
      title: 'No-show %',
      kind: 'percent',
      ratio: { of: 'noshow', over: 'scheduled' },
      better: 'less',
      definition: 'No-shows alone as a share of all that was scheduled.',
    },
    {
      id: 'moved',
      title: 'Rescheduled',
      kind: 'number',
      total: true,
      drill: 'rows',
      definition: 'Moved to another time at least once, whatever became of them.',
    },
    {
      id: 'lost',
      title: 'Time lost',
      kind: 'minutes',
      total: true,
      drill: { sum: 'minutes' },
      better: 'less',
      definition:
        'Booked for no-shows and for what was canceled late. Whether it was booked again stands with each of them.',
    },
  ],
  chart: { x: 'name', y: 'rate', kind: 'bar' },
  read: readNoShows,
  drill: {
    columns: [
      { id: 'patient', title: 'Patient', kind: 'text' },
      { id: 'start', title: 'Start', kind: 'instant' },
      { id: 'status', title: 'What became of it', kind: 'text' },
      { id: 'provider', title: 'Provider', kind: 'text' },
      { id: 'category', title: 'Event type', kind: 'text' },
      { id: 'minutes', title: 'Length', kind: 'minutes' },
      { id: 'canceled_at', title: 'Canceled at', kind: 'instant' },
      { id: 'why', title: 'Reason', kind: 'text' },
      {
        id: 'refilled',
        title: 'Booked again',
        kind: 'text',
        definition: 'Whether the time was given to somebody else.',
      },
      { id: 'next', title: 'Next appointment', kind: 'instant' },
    ],
    read: readNoShowRows,
    foot: true,
  },
};
