export { readMessages } from './read-messages.ts';
