const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const PAIR = new RegExp(`^(${ID})\\.(${ID})$`);
const ACCOUNT = new RegExp(`^(${ID})\\.(member|patient)\\.(${ID})$`);

/** A record of a clinic, as the apps know it: both ids in one text, because a call names no clinic. */
export interface ClinicKey {
  readonly clinicId: string;
  readonly id: string;
}

/** Returns the client id of an app, or the id of a grant, for the authorization server. */
export const writeKey = ({ clinicId, id }: ClinicKey): string => `${clinicId}.${id}`;

/** Reads a client id or the id of a grant; null if it is malformed. */
export function readKey(text: string): ClinicKey | null {
  const [, clinicId, id] = PAIR.exec(text) ?? [];
  return clinicId === undefined || id === undefined ? null : { clinicId, id };
}

/** The person who allows an app to act: a member, or a patient for themselves. */
export interface Account extends ClinicKey {
  readonly kind: 'member' | 'patient';
}

/** Returns the subject of a person for the authorization server. */
export const writeAccount = ({ clinicId, kind, id }: Account): string => `${clinicId}.${kind}.${id}`;

/** Reads a subject; null if it is malformed. */
export function readAccount(text: string): Account | null {
  const [, clinicId, kind, id] = ACCOUNT.exec(text) ?? [];
  return clinicId === undefined || id === undefined ? null : { clinicId, kind: kind as Account['kind'], id };
}
