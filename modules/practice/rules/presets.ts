/** The predefined roles of every new clinic, in display order; the modules declare which rights each has. */
export const PRESETS = [
  { name: 'Admin', description: 'Can do everything and assigns rights to others.' },
  { name: 'Manager', description: 'Runs the clinic: members, settings, statistics and the audit log.' },
  { name: 'Doctor', description: 'Sees patients, writes and signs chart notes.' },
  { name: 'Nurse', description: 'Prepares visits and writes nurse notes.' },
  { name: 'Front desk', description: 'Books appointments, checks patients in and keeps their details up to date.' },
  { name: 'Biller', description: 'Charges, claims and payments.' },
  { name: 'Read-only', description: 'Can view everything and change nothing.' },
  { name: 'Inactive', description: 'Can sign in, without any rights.' },
] as const;
