import DOMPurify from 'dompurify';

const TAGS = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'u', 's', 'sup', 'sub', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'blockquote', 'pre', 'code', 'dl', 'dt', 'dd'],
];
// No scripts run in the frame, and it loads nothing but the pictures in the document.
const HEAD = `<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>
  :root { color-scheme: light; }
  body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; color: CanvasText; background: Canvas; }
  img { max-width: 100%; height: auto; }
  table { border-collapse: collapse; }
  th, td { padding: 0.25rem 0.5rem; border: 1px solid; vertical-align: top; }
</style>`;

/** Returns the page of a converted document for a sandboxed frame: text, lists, tables and embedded pictures only. */
export function safePage(html: string): string {
  return (
    HEAD +
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ['src', 'alt', 'colspan', 'rowspan'],
      ALLOWED_URI_REGEXP: /^data:image\/(?:png|jpeg|gif|webp);base64,/,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ADD_DATA_URI_TAGS: [],
    })
  );
}
