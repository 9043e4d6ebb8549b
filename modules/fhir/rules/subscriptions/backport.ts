const GUIDE = 'http://hl7.org/fhir/uv/subscriptions-backport/StructureDefinition';

/** Addresses of the guide “Subscriptions R5 Backport” 1.1 for R4, and of an extension of our own. */
export const BACKPORT = {
  subscription: `${GUIDE}/backport-subscription`,
  notification: `${GUIDE}/backport-subscription-notification-r4`,
  status: `${GUIDE}/backport-subscription-status-r4`,
  filter: `${GUIDE}/backport-filter-criteria`,
  content: `${GUIDE}/backport-payload-content`,
  timeout: `${GUIDE}/backport-timeout`,
  topic: `${GUIDE}/capabilitystatement-subscriptiontopic-canonical`,
  statusOperation: 'http://hl7.org/fhir/uv/subscriptions-backport/OperationDefinition/backport-subscription-status',
} as const;

/** Returns the address of the extension with the key of the signatures, in the answer to the creation only. */
export const secretExtension = (base: string): string => `${base}/StructureDefinition/notification-secret`;

/** How long an app has to answer a notification. */
export const ANSWER_SECONDS = 10;
