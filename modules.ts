/**
 * The modules from the lowest layer up; a module imports only from those above its own line here. What starts the server and what
 * builds the page follow from this list: `npm run generate` after a change.
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
