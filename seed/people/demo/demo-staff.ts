/** The members of the demo clinic; each key identifies them in the other files of this folder. */
export type StaffKey = 'haddad' | 'marchetti' | 'adeyemi' | 'pham' | 'fontaine' | 'bell' | 'cruz';
export type DoctorKey = 'marchetti' | 'adeyemi' | 'pham';

/** A member of the demo clinic. */
export interface DemoStaff {
  key: StaffKey;
  /** The username. */
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  /** In front of the name. */
  title: string | null;
  /** After the name. */
  credential: string | null;
  /** Their work, for display. */
  work: string;
  /** One of the predefined roles of every clinic. */
  role: 'Admin' | 'Doctor' | 'Nurse' | 'Front desk' | 'Biller';
  /** National Provider Identifier. Not a real person's: no assigned NPI starts with 2. */
  npi: string | null;
  /** The color of their calendar, #rrggbb; null for members without one. */
  color: string | null;
}

/** The staff of the demo clinic. */
export const demoStaff: readonly DemoStaff[] = [
  {
    key: 'haddad',
    username: 'admin@demo.salus',
    email: 'admin@demo.salus',
    first_name: 'Nadia',
    last_name: 'Haddad',
    title: null,
    credential: 'MHA',
    work: 'Practice administrator',
    role: 'Admin',
    npi: null,
    color: null,
  },
  {
    key: 'marchetti',
    username: 'doctor@demo.salus',
    email: 'doctor@demo.salus',
    first_name: 'Helen',
    last_name: 'Marchetti',
    title: 'Dr.',
    credential: 'MD',
    work: 'Family medicine',
    role: 'Doctor',
    npi: '2000000010',
    color: '#0c8599',
  },
  {
    key: 'adeyemi',
    username: 'doctor2@demo.salus',
    email: 'doctor2@demo.salus',
    first_name: 'Samuel',
    last_name: 'Adeyemi',
    title: 'Dr.',
    credential: 'MD',
    work: 'Internal medicine and geriatrics',
    role: 'Doctor',
    npi: '2000000028',
    color: '#5f3dc4',
  },
  {
    key: 'pham',
    username: 'doctor3@demo.salus',
    email: 'doctor3@demo.salus',
    first_name: 'Linh',
    last_name: 'Pham',
    title: 'Dr.',
    credential: 'DO',
    work: 'Pediatrics and prenatal care',
    role: 'Doctor',
    npi: '2000000036',
    color: '#d9480f',
  },
  {
    key: 'fontaine',
    username: 'nurse@demo.salus',
    email: 'nurse@demo.salus',
    first_name: 'Denise',
    last_name: 'Fontaine',
    title: null,
    credential: 'RN',
    work: 'Nurse',
    role: 'Nurse',
    npi: null,
    color: '#2b8a3e',
  },
  {
    key: 'bell',
    username: 'desk@demo.salus',
    email: 'desk@demo.salus',
    first_name: 'Marcus',
    last_name: 'Bell',
    title: null,
    credential: null,
    work: 'Front desk',
    role: 'Front desk',
    npi: null,
    color: null,
  },
  {
    key: 'cruz',
    username: 'biller@demo.salus',
    email: 'biller@demo.salus',
    first_name: 'Yolanda',
    last_name: 'Cruz',
    title: null,
    credential: 'CPC',
    work: 'Billing',
    role: 'Biller',
    npi: null,
    color: null,
  },
];
