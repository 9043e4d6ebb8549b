import type { TemplateKind } from '../../rules/index.ts';

interface TemplateWords {
  title: string;
  empty: string;
  /** The label of the first field. */
  first: string;
}

/** Labels of the two kinds of templates. */
export const TEMPLATE_WORDS: Readonly<Record<TemplateKind, TemplateWords>> = {
  message: { title: 'Message templates', empty: 'No message templates yet', first: 'Subject' },
  letter: { title: 'Letter templates', empty: 'No letter templates yet', first: 'Title' },
};
