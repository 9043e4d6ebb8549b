/** Warning text shown after a description was edited by hand (specification 3 §5.6). */
export const ATTESTATION = {
  title: 'Free-text drug description',
  text: 'You have changed the drug description by hand. It no longer comes from the drug list: it is not checked for allergies, interactions or schedule. You attest that it names what the patient is to be given, and that it is not a controlled substance.',
  attest: 'I attest that the above is true',
  refuse: 'I refuse to attest',
  refused: 'Your change to the drug description in this prescription has not been made.',
} as const;

/** Error message if the attestation is missing. */
export const ATTESTATION_NEEDED = 'A free-text drug description must be attested.';
