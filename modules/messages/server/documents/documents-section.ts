import type { App } from '#platform/app.ts';
import type { RecordSection } from '#platform/module.ts';
import { listDocuments } from './documents.sql.ts';

/** A patient's documents, as a section of the full record. */
export const documentsSection: RecordSection = {
  id: 'messages.documents',
  title: 'Documents',
  order: 80,
  rule: 'messages.documents',
  async read(app: App, clinicId: string, personId: string) {
    const documents = await listDocuments(app.database.kysely, clinicId, personId);
    return documents.map(({ document_day, document_type, title, created_by_name }) => ({
      Day: document_day,
      Type: document_type,
      Title: title,
      'Put there by': created_by_name,
    }));
  },
};
