/** The levels of detail of appointments in external calendars. */
export const details = ['busy', 'initials', 'names'] as const;

/** The level of detail of an appointment in external calendars. */
export type Detail = (typeof details)[number];

/**
 * Returns an event's title in external calendars: no details, its category and the patient's initials, or its title and
 * the patient's name.
 */
export function outsideTitle(
  event: {
    title: string;
    category: string | null;
    patient: { first_name: string; last_name: string } | null;
  },
  detail: Detail,
): string {
  const { title, category, patient } = event;
  if (detail === 'busy') return 'Busy';
  if (detail === 'names') return patient === null ? title : `${patient.first_name} ${patient.last_name}: ${title}`;
  const kind = category ?? 'Appointment';
  if (patient === null) return kind;
  const initials = [patient.first_name, patient.last_name].map((name) => Array.from(name.trim())[0] ?? '').join('');
  return `${initials.toUpperCase()} · ${kind}`;
}
