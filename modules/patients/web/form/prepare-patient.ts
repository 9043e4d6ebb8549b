import { prepareQuery } from '#kit/api/use-api.ts';
import { PatientByIdDocument } from '../registration.operations.gen.ts';

/** Reads a patient before their page is opened, as a hovered link does. */
export function preparePatient(id: string): void {
  prepareQuery(PatientByIdDocument, { id });
}
