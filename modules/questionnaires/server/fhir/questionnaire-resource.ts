import type { Questionnaire } from 'fhir/r4';
import { metaOf } from '#platform/fhir/build-elements.ts';
import type { FhirReader, FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { toFhir } from '../../rules/index.ts';
import { readVersions, type VersionRow } from './surveys-fhir.sql.ts';

/** The clinic's questionnaires, in their published versions. */
export const questionnaireResource: FhirResource = {
  id: 'questionnaires.questionnaires',
  type: 'Questionnaire',
  profiles: [],
  rule: 'questionnaires.view',
  read: async (reader, selection) =>
    selection.patientIds === undefined
      ? (await readVersions(reader.app.database.kysely, reader.clinicId, selection)).map((row) =>
          toResource(reader, row),
        )
      : [],
};

function toResource({ base }: FhirReader, row: VersionRow): FhirRecord {
  const { id, deleted_time: deleted, published_time: published } = row;
  const { type, comments, name } = row;
  const content = toFhir({ type, comments, name, is_published: true }, row.definition) as Questionnaire;
  const changed = deleted === null || deleted < published ? published : deleted;
  return {
    resource: {
      ...content,
      id,
      meta: metaOf(changed, []),
      url: `${base}/Questionnaire/${id}`,
      version: String(row.number),
      status: deleted === null ? 'active' : 'retired',
      date: published.toISOString(),
    },
    patientId: null,
    authorUserId: null,
    authoredTime: published,
  };
}
