import type { TemplateKind } from '../../rules/index.ts';

interface TemplateWords {
  title: string;
  empty: string;
  /** The name of the first field. */
  first: string;
}

/** How the two kinds of templates are called on the page. */
export const TEMPLATE_WORDS: Readonly<Record<TemplateKind, TemplateWords>> = {
  message: { title: 'Message templates', empty: 'No message templates yet', first: 'Subject' },
  letter: { title: 'Letter templates', empty: 'No letter templates yet', first: 'Title' },
};
