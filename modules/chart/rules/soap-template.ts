/** The four headings of a SOAP note, in order. */
export const SOAP_HEADINGS = ['Subjective', 'Objective', 'Assessment', 'Plan'] as const;

/** An empty SOAP note: the four headings, each with an empty line. */
export const SOAP_TEMPLATE = SOAP_HEADINGS.map((heading) => `<h2>${heading}</h2><p></p>`).join('');
