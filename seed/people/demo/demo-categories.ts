/** A kind of event in the demo clinic's calendars. */
export interface DemoCategory {
  name: string;
  /** #rrggbb */
  color: string;
  minutes: number;
}

/** The kinds of events that the demo clinic books, in the order of its list. */
export const demoCategories = [
  { name: 'Office visit', color: '#1c7ed6', minutes: 20 },
  { name: 'Follow-up', color: '#0c8599', minutes: 20 },
  { name: 'New patient', color: '#2b8a3e', minutes: 40 },
  { name: 'Annual physical', color: '#5f3dc4', minutes: 40 },
  { name: 'Well-child', color: '#d9480f', minutes: 30 },
  { name: 'Prenatal', color: '#c2255c', minutes: 20 },
  { name: 'Telehealth', color: '#364fc7', minutes: 20 },
  { name: 'Nurse visit', color: '#087f5b', minutes: 15 },
  { name: 'Procedure', color: '#c92a2a', minutes: 30 },
  { name: 'Internal', color: '#495057', minutes: 30 },
] as const satisfies readonly DemoCategory[];

export type DemoCategoryName = (typeof demoCategories)[number]['name'];
