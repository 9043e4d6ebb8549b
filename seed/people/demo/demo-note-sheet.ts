import type { DoctorKey } from './demo-staff.ts';

/** A chart note of the demo clinic as it is written down here. */
export interface DemoNoteSheet {
  /** The key of a visit of `demoVisits`, or how many days ago a visit was that no calendar shows any more. */
  of: string | { doctor: DoctorKey; patient: string; daysAgo: number };
  title: string;
  mode: 'office' | 'phone' | 'video';
  /** An unsigned note waits for its doctor. */
  isSigned: boolean;
  /** What the nurse wrote at the beginning; "" where there was none. */
  nurse: string;
  /** As `soapNote` reads it. */
  text: string;
}
