const WORDS: Readonly<Record<string, string>> = {
  timeout: 'The app did not answer in time.',
  unreachable: 'The app could not be reached.',
  certificate: 'The app’s TLS certificate is not valid.',
  redirect: 'The app answered with a redirect, which is not followed.',
  'private-address': 'The address leads into a private network.',
  origin: 'The address is not one of the app’s notification origins.',
  'app-access': 'The app was switched off or lost access to these records.',
  'too-many': 'Too many notifications were waiting.',
  ended: 'The end that the app had set has passed.',
  'by-member': 'A member of the clinic turned it off.',
  'not-repaired': 'It could not be delivered for a week.',
};

/** Returns why a notification or subscription failed, as a sentence. */
export function problemWords(problem: string): string {
  const status = /^http-(\d{3})$/.exec(problem)?.[1];
  return status === undefined ? (WORDS[problem] ?? 'Something went wrong.') : `The app answered with error ${status}.`;
}
