let zone = 'America/New_York';

/** Returns the IANA time zone of the signed-in clinic. */
export function clinicZone(): string {
  return zone;
}

/** Sets the time zone at sign-in. */
export function setClinicZone(name: string): void {
  zone = name;
}
