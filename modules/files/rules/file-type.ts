/** An accepted file type: its MIME type, file extensions, and signature bytes. */
interface FileKindRule {
  type: string;
  endings: readonly string[];
  begins?: readonly (readonly number[])[];
  /** Offset of the signature in the file. */
  at?: number;
}

const ZIP = [[0x50, 0x4b, 0x03, 0x04]] as const;
const OLE = [[0xd0, 0xcf, 0x11, 0xe0]] as const;
const brandOf = (brand: string): number[] => Array.from(`ftyp${brand}`, (letter) => letter.charCodeAt(0));
const office = (name: string): string => `application/vnd.openxmlformats-officedocument.${name}`;

/**
 * The accepted types. Nothing that a browser or desktop would execute: no HTML, scripts, programs, archives, or
 * drawings that can contain scripts.
 */
const KINDS: readonly FileKindRule[] = [
  { type: 'application/pdf', endings: ['pdf'], begins: [[0x25, 0x50, 0x44, 0x46]] },
  { type: 'image/png', endings: ['png'], begins: [[0x89, 0x50, 0x4e, 0x47]] },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], begins: [[0xff, 0xd8, 0xff]] },
  { type: 'image/gif', endings: ['gif'], begins: [[0x47, 0x49, 0x46, 0x38]] },
  { type: 'image/webp', endings: ['webp'], begins: [[0x57, 0x45, 0x42, 0x50]], at: 8 },
  {
    type: 'image/tiff',
    endings: ['tif', 'tiff'],
    begins: [
      [0x49, 0x49, 0x2a, 0x00],
      [0x4d, 0x4d, 0x00, 0x2a],
    ],
  },
  // ISO 23008-12: "ftyp" with a brand of HEVC pictures.
  {
    type: 'image/heic',
    endings: ['heic', 'heif'],
    begins: ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(brandOf),
    at: 4,
  },
  { type: office('wordprocessingml.document'), endings: ['docx'], begins: ZIP },
  { type: office('spreadsheetml.sheet'), endings: ['xlsx'], begins: ZIP },
  { type: office('presentationml.presentation'), endings: ['pptx'], begins: ZIP },
  { type: 'application/msword', endings: ['doc'], begins: OLE },
  { type: 'application/vnd.ms-excel', endings: ['xls'], begins: OLE },
  { type: 'text/plain', endings: ['txt', 'csv', 'md', 'log'] },
];

/** The accepted extensions for a file dialog: `.pdf`. */
export const TAKEN_ENDINGS: readonly string[] = KINDS.flatMap(({ endings }) => endings.map((ending) => `.${ending}`));

/**
 * Returns the MIME type of a file by its name and first bytes, which must agree; null for a type that is not accepted.
 */
export function fileType(name: string, bytes: Uint8Array): string | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const kind = KINDS.find(({ endings }) => ending !== undefined && endings.includes(ending));
  if (kind === undefined) return null;
  const { begins, at = 0 } = kind;
  if (begins === undefined) return isText(bytes) ? kind.type : null;
  return begins.some((signature) => signature.every((byte, index) => bytes[at + index] === byte)) ? kind.type : null;
}

/** How a file is displayed. */
export type Preview = 'pdf' | 'text' | 'picture' | 'heic' | 'docx';

/** Returns how a file of this type is displayed; null for a type that can only be downloaded. */
export function previewOf(type: string): Preview | null {
  if (type === 'application/pdf') return 'pdf';
  if (type === 'text/plain') return 'text';
  if (type === 'image/heic') return 'heic';
  if (type === office('wordprocessingml.document')) return 'docx';
  return type.startsWith('image/') && type !== 'image/tiff' ? 'picture' : null;
}

function isText(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, 4096).includes(0);
}
