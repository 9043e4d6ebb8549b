import type { Editor } from '@tiptap/react';
import { templateSections } from '../../rules/index.ts';
import { type Range, sectionRange } from './section-range.ts';

/** The place where a template was asked for; `nickname` is the text there, empty if it was chosen from the toolbar. */
export interface TemplatePlace extends Range {
  nickname: string;
}

/**
 * Inserts a template: what it has below a SOAP heading fills that section of the note, so that no heading is doubled;
 * the rest replaces the typed nickname. One step for undo. Returns the position of the first inserted text.
 */
export function insertTemplate(editor: Editor, html: string, typed: TemplatePlace): number {
  const { doc } = editor.state;
  const sections = templateSections(html).map((section) => ({
    ...section,
    isThere: section.title !== '' && sectionRange(doc, section.title) !== null,
  }));
  const place = templateRange(editor, typed);
  if (!sections.some(({ isThere }) => isThere)) {
    editor.chain().focus().insertContentAt(place, html).run();
    return place.from;
  }
  const rest = sections
    .filter(({ isThere }) => !isThere)
    .map((section) => (section.title === '' ? '' : `<h2>${section.title}</h2>`) + section.html)
    .join('');
  let first = Infinity;
  const chain = editor.chain().focus();
  // The line of the nickname stays, empty, for the text of its section.
  if (rest !== '') chain.insertContentAt(place, rest);
  else if (typed.nickname !== '' && place.nickname) chain.deleteRange(typed);
  if (rest !== '') first = place.from;
  for (const { title, html: text, isThere } of sections)
    if (isThere)
      chain.command(({ tr, commands }) => {
        const range = sectionRange(tr.doc, title);
        if (range === null) return true;
        first = Math.min(first, range.from);
        return commands.insertContentAt(range, text);
      });
  chain.run();
  return first;
}

/** Returns the range that a template replaces: its typed nickname if still present, otherwise the selection. */
function templateRange(editor: Editor, typed: TemplatePlace): Range & { nickname: boolean } {
  const { doc, selection } = editor.state;
  const nickname = typed.to <= doc.content.size && doc.textBetween(typed.from, typed.to) === typed.nickname;
  const { $from } = selection;
  // An otherwise empty line is replaced too, since the template has its own lines.
  if (nickname && $from.depth === 1 && $from.parent.textContent.trim() === typed.nickname)
    return { from: $from.before(), to: $from.after(), nickname };
  return nickname ? { from: typed.from, to: typed.to, nickname } : { from: selection.from, to: selection.to, nickname };
}
