export { CLAIM_LASTS, CONTENT_LIFETIME, MOST_ATTEMPTS, nextTry } from './attempts.ts';
export { deliveryProblem, deliveryWords, type DeliveryStatus } from './status.ts';
