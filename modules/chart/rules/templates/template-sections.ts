import { noteText } from '../note-text.ts';
import { SOAP_HEADINGS } from '../soap-template.ts';

/** A part of a template: what belongs below a SOAP heading, or text without one. */
export interface TemplateSection {
  /** The SOAP heading as it is written in a note; empty for text above the first one. */
  title: string;
  html: string;
}

/** Splits a template at its SOAP headings; other headings stay in their section. Sections without text are left out. */
export function templateSections(html: string): TemplateSection[] {
  const sections: TemplateSection[] = [{ title: '', html: '' }];
  for (const part of html.split(/(?=<h[1-4]>)/)) {
    const [, words, rest] = /^<h[1-4]>(.*?)<\/h[1-4]>([\s\S]*)$/.exec(part) ?? [];
    const title = words === undefined ? undefined : soapHeading(noteText(words));
    if (title === undefined) sections.at(-1)!.html += part;
    else sections.push({ title, html: rest ?? '' });
  }
  return sections.filter((section) => noteText(section.html) !== '');
}

/** Returns the SOAP heading that a text names, in any case and with or without a colon. */
export function soapHeading(words: string): string | undefined {
  const plain = words.trim().replace(/:$/, '').trim().toLowerCase();
  return SOAP_HEADINGS.find((heading) => heading.toLowerCase() === plain);
}
