import type { Tx } from '../database.ts';
import type { AnyResource } from './fhir-resource.ts';

/** A kind of change of records that apps can subscribe to. The record itself is read and checked when it is sent. */
export interface FhirTopic {
  /** The last part of its canonical address: `appointments`. */
  id: string;
  /** Its name for administrators. */
  title: string;
  /** Describes for developers when a notification is sent. */
  description: string;
  /** The type of the records that change. */
  type: AnyResource['resourceType'];
  /** The outbox events that may report such a change. */
  events: readonly string[];
  /** Returns false for an event that can't have changed any of the records, by the event's data. */
  concerns?(body: Readonly<Record<string, unknown>>): boolean;
  /** Returns the FHIR ids of the records that an event may have changed. */
  changed(tx: Tx, clinicId: string, body: Readonly<Record<string, unknown>>): Promise<readonly string[]>;
}
