let zone = 'America/New_York';

/** IANA name of the zone that the signed-in clinic's days are counted in. */
export function clinicZone(): string {
  return zone;
}

/** Sets the zone when somebody signs in. */
export function setClinicZone(name: string): void {
  zone = name;
}
