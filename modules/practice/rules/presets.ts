/** The roles that every new clinic begins with, in the order that they are shown; which rights each holds, the modules say. */
export const PRESETS = [
  { name: 'Admin', description: 'May do everything, and decides what the others may.' },
  { name: 'Manager', description: 'Runs the clinic: members, settings, statistics and the audit log.' },
  { name: 'Doctor', description: 'Sees patients, writes and signs chart notes.' },
  { name: 'Nurse', description: 'Prepares visits and writes nurse notes.' },
  { name: 'Front desk', description: 'Books appointments, checks patients in and keeps their details right.' },
  { name: 'Biller', description: 'Charges, claims and payments.' },
  { name: 'Read-only', description: 'May look, and change nothing.' },
  { name: 'Inactive', description: 'May sign in and do nothing.' },
] as const;
