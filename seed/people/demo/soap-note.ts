import { SOAP_HEADINGS } from '#chart/rules';

/**
 * Converts plain text to a SOAP note in the editor's HTML: sections start with a line of their first letter and a colon
 * ("S:"), "- " starts a list item, "1. " an item of a numbered list, and every other line is a paragraph.
 */
export function soapNote(text: string): string {
  const parts = text.split(/^([SOAP]):$/m).map((part) => part.trim());
  return SOAP_HEADINGS.map((heading) => {
    const at = parts.indexOf(heading.slice(0, 1));
    return `<h2>${heading}</h2>${blocks(at === -1 ? '' : (parts[at + 1] ?? ''))}`;
  }).join('');
}

function blocks(text: string): string {
  let html = '';
  let list = '';
  const openList = (name: string): void => {
    if (name === list) return;
    if (list !== '') html += `</${list}>`;
    if (name !== '') html += `<${name}>`;
    list = name;
  };
  for (const line of text.split('\n').map((entry) => entry.trim())) {
    const item = /^(-|\d+\.) (.*)$/.exec(line);
    if (!item) openList('');
    else openList(item[1] === '-' ? 'ul' : 'ol');
    html += item ? `<li><p>${escape(item[2] ?? '')}</p></li>` : `<p>${escape(line)}</p>`;
  }
  openList('');
  return html;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
