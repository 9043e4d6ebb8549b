import { expect, test } from 'vitest';
import { fileType, previewOf } from './file-type.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['photo.heic', '\0\0\0\u001cftypheic', 'image/heic'],
  ['photo.HEIF', '\0\0\0\u001cftypmif1', 'image/heic'],
  ['film.heic', '\0\0\0\u001cftypisom', null],
  ['film.mp4', '\0\0\0\u001cftypisom', null],
  ['photo.jpg', '\0\0\0\u001cftypheic', null],
  ['plan.docx', 'PK\u0003\u0004', DOCX],
  ['plan.docm', 'PK\u0003\u0004', null],
])('%s that begins with %j is %s', (name, begins, type) => {
  expect(fileType(name, bytesOf(begins))).toBe(type);
});

test.each([
  ['image/heic', 'heic'],
  ['image/png', 'picture'],
  ['image/tiff', null],
  ['application/pdf', 'pdf'],
  ['text/plain', 'text'],
  [DOCX, 'docx'],
  ['application/msword', null],
])('%s is displayed as %s', (type, preview) => {
  expect(previewOf(type)).toBe(preview);
});
