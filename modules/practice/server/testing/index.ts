export { makeTestClinic, type TestClinic } from './test-clinic.ts';
