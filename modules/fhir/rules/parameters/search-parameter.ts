/** How a search parameter is compared (FHIR R4, 3.1.1.4). */
export type SearchType = 'date' | 'quantity' | 'reference' | 'string' | 'token';

/** A search parameter of a resource type. */
export interface SearchParameter {
  readonly type: SearchType;
  /** Where its values are: `code`, or several places: `effectiveDateTime|effectivePeriod`. Lists are walked. */
  readonly path: string;
  /** The resource types that a reference may lead to; a search by id alone means the first. */
  readonly targets?: readonly string[];
  /** Only contact points of this kind. */
  readonly contact?: 'email' | 'phone';
}

/** The search parameters of a resource type by name. */
export type SearchParameters = Readonly<Record<string, SearchParameter>>;

/** A parameter that compares codes, identifiers or truth values. */
export const token = (path: string): SearchParameter => ({ type: 'token', path });

/** A parameter that compares the beginning of texts, ignoring case and accents. */
export const text = (path: string): SearchParameter => ({ type: 'string', path });

/** A parameter that compares days, instants and periods. */
export const date = (path: string): SearchParameter => ({ type: 'date', path });

/** A parameter that compares amounts. */
export const quantity = (path: string): SearchParameter => ({ type: 'quantity', path });

/** A parameter that compares references. */
export const ref = (path: string, ...targets: string[]): SearchParameter => ({ type: 'reference', path, targets });

/** The patient whose record it is, as `patient` and as `subject`. */
export const ofPatient = (path = 'subject'): SearchParameters => ({
  patient: ref(path, 'Patient'),
  ...(path === 'subject' && { subject: ref(path, 'Patient') }),
});
