/** A reason not to start or continue, reported to the operator in one line; the process ends with exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}
