export { CLAIM_LASTS, CONTENT_KEPT, MOST_ATTEMPTS, nextTry } from './attempts.ts';
