import type { DoctorKey } from './demo-staff.ts';

/** The source of a chart note of the demo clinic. */
export interface DemoNoteSheet {
  /** The key of a visit of `demoVisits`, or how many days ago a visit was that is no longer in a calendar. */
  of: string | { doctor: DoctorKey; patient: string; daysAgo: number };
  title: string;
  mode: 'office' | 'phone' | 'video';
  /** An unsigned note is pending its doctor's signature. */
  isSigned: boolean;
  /** The nurse's initial note; "" if there was none. */
  nurse: string;
  /** In the format of `soapNote`. */
  text: string;
}
