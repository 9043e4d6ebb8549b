/** The color of each source's chip, #rrggbb; the specification doesn't define that of messages. */
export const SOURCE_COLOURS: Readonly<Record<string, string>> = {
  Tasks: '#D6CAB2',
  calendar: '#E8DDB5',
  'Patient Request': '#AEA585',
  Settings: '#C4C4C4',
  Message: '#B5C7CC',
};
