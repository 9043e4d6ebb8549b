/** A reason not to start or not to go on, reported to the operator in one clear line; the process ends with exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}
