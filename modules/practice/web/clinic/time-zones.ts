/** A selectable time zone. */
export interface ZoneChoice {
  value: string;
  label: string;
}

/** Returns all time zones that this browser knows, and the current one; those of the United States first. */
export function timeZones(current: string): ZoneChoice[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  const first = [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ];
  const all = [...new Set([...first, current, 'UTC', ...known.filter((zone) => zone.includes('/'))])];
  return all.map((zone) => ({ value: zone, label: zoneText(zone) }));
}

/** Formats a time zone with its current offset from UTC: "America/New York (GMT-5)". */
export function zoneText(zone: string): string {
  const name = zone.replaceAll('_', ' ');
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts();
    const offset = parts.find(({ type }) => type === 'timeZoneName')?.value;
    return offset === undefined || offset === name ? name : `${name} (${offset})`;
  } catch {
    return name;
  }
}
