/** Something that keeps Salus from being launched, told to the operator in its message and nothing more. */
export class LaunchFault extends Error {
  name = 'LaunchFault';
}
