/** An error that prevents the launch; the operator sees only its message. */
export class LaunchFault extends Error {
  name = 'LaunchFault';
}
