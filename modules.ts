/**
 * The modules from the lowest layer up; a module imports only from those listed before it. The server's and the page's
 * module lists are generated from this one: run `npm run generate` after a change.
 */
export const MODULES: readonly string[] = [
  'audit',
  'files',
  'deliveries',
  'practice',
  'sessions',
  'notifications',
  'codes',
  'drugs',
  'patients',
  'pharmacies',
  'vitals',
  'scheduling',
  'waitlist',
  'meetings',
  'requests',
  'tasks',
  'messages',
  'notices',
  'fax',
  'inventory',
  'chart',
  'questionnaires',
  'labs',
  'prescribing',
  'eligibility',
  'billing',
  'programs',
  'statistics',
];
