import { prepareQuery } from '#kit/api/use-api.ts';
import { PatientByIdDocument } from '../registration.operations.gen.ts';

/** Prefetches a patient before the page is opened, e.g. when a link is hovered. */
export function preparePatient(id: string): void {
  prepareQuery(PatientByIdDocument, { id });
}
