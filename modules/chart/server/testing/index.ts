export { buildNote } from './build-note.ts';
