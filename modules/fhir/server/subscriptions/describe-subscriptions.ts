import { fhirBase } from '#apps/server';
import type { CapabilityStatementRestResource } from 'fhir/r4';
import type { App } from '#platform/app.ts';
import { BACKPORT, parametersOf, topicAddress } from '../../rules/index.ts';
import { topicsOf } from './subscription-access.ts';

/** Returns what apps can do with subscriptions, and the topics that exist. */
export function describeSubscriptions(app: App): CapabilityStatementRestResource {
  const base = fhirBase(app.config);
  return {
    type: 'Subscription',
    extension: topicsOf(app).map(({ id }) => ({ url: BACKPORT.topic, valueCanonical: topicAddress(base, id) })),
    supportedProfile: [BACKPORT.subscription],
    documentation: topicsOf(app)
      .map(({ id, description }) => `- ${topicAddress(base, id)}: ${description}`)
      .join('\n'),
    interaction: [{ code: 'create' }, { code: 'read' }, { code: 'delete' }, { code: 'search-type' }],
    versioning: 'versioned',
    readHistory: false,
    conditionalRead: 'not-match',
    searchParam: Object.entries(parametersOf('Subscription')).map(([name, { type }]) => ({ name, type })),
    operation: [{ name: 'status', definition: BACKPORT.statusOperation }],
  };
}
