import { strToU8, zipSync } from 'fflate';

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns a Word document with this body; its relationship `r2` is a link to a script, and `r3` to another site. */
export function buildDocx(body: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync(
    {
      '[Content_Types].xml': strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${RELS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/_rels/document.xml.rels': strToU8(
        `<Relationships xmlns="${RELS}"><Relationship Id="r2" Type="${OFFICE}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/><Relationship Id="r3" Type="${OFFICE}/hyperlink" Target="https://example.com/" TargetMode="External"/></Relationships>`,
      ),
      'word/document.xml': strToU8(`<w:document ${NAMES}><w:body>${body}</w:body></w:document>`),
      ...more,
    },
    { level: 1 },
  );
}
