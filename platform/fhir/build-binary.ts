import type { Binary } from 'fhir/r4';
import { metaOf, reference } from './build-elements.ts';

/** What is served of a stored file. */
interface ServedFile {
  id: string;
  changed: Date;
  /** The record that it belongs to, which decides who may read it. */
  about: { type: 'DiagnosticReport' | 'DocumentReference'; id: string };
  file: { type: string; bytes: Buffer };
}

/** Returns a stored file with its bytes. */
export function buildBinary({ id, changed, about, file }: ServedFile): Binary {
  return {
    resourceType: 'Binary',
    id,
    meta: metaOf(changed, []),
    contentType: file.type,
    securityContext: reference(about.type, about.id),
    data: file.bytes.toString('base64'),
  };
}
