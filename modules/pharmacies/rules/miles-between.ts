/** The center of a ZIP code, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance between two places in miles, along a great circle (haversine formula). */
export function milesBetween(one: Place, other: Place): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Formats a distance between ZIP codes, which is known only roughly: `under 1 mi`, `3 mi`. */
export function milesWords(miles: number): string {
  return miles < 1 ? 'under 1 mi' : `${Math.round(miles).toLocaleString('en-US')} mi`;
}
