import type { ReactNode } from 'react';

const NUMBER = /(\(\d{3}\) \d{3}-\d{4})/;

/** Renders a sentence with its phone number as a link, for readers on a phone. */
export function withPhone(sentence: string): ReactNode {
  return sentence.split(NUMBER).map((part) =>
    NUMBER.test(part) ? (
      <a key={part} href={`tel:+1${part.replace(/\D/g, '')}`} style={{ color: 'inherit', whiteSpace: 'nowrap' }}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
