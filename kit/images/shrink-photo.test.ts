import { expect, test, vi } from 'vitest';
import { PATIENT_FILE_BYTES, shrinkPhoto } from './shrink-photo.ts';

const file = (name: string, size: number, type = ''): File => new File([new Uint8Array(size)], name, { type });
const large = PATIENT_FILE_BYTES + 1;

test.each([
  ['small photo', file('wound.jpg', 1000, 'image/jpeg')],
  ['file at the limit', file('report.pdf', PATIENT_FILE_BYTES, 'application/pdf')],
])('a %s is sent as it is', async (_what, sent) => {
  const draw = vi.fn();
  expect(await shrinkPhoto(sent, draw)).toBe(sent);
  expect(draw).not.toHaveBeenCalled();
});

test.each([
  ['IMG_0412.JPG', 9_000_000, 'image/jpeg'],
  ['IMG_0413.HEIC', 1000, 'image/heic'],
  ['IMG_0414.heic', 1000, ''],
  ['renamed.jpg', 1000, 'image/heic'],
  ['scan.png', 5_000_000, 'image/png'],
])('%s becomes a smaller JPEG', async (name, size, type) => {
  const draw = vi.fn(async (_file: File, longest: number) => new Blob([new Uint8Array(longest > 2048 ? large : 900)]));
  const shrunk = await shrinkPhoto(file(name, size, type), draw);
  expect(shrunk).toMatchObject({ name: name.replace(/\.\w+$/, '.jpg'), type: 'image/jpeg', size: 900 });
  expect(draw.mock.calls.map(([, longest]) => longest)).toEqual([2560, 2048]);
});

test('a file that can’t be sent is named with the reason', async () => {
  const fails = () => Promise.reject(new Error('can’t decode'));
  expect(await shrinkPhoto(file('a.heic', 10, 'image/heic'), fails)).toBe(
    'This browser can’t open a.heic. Save the photo as JPEG and add it again.',
  );
  expect(await shrinkPhoto(file('a.pdf', large))).toBe('a.pdf is larger than 1.4 MB. Choose a smaller file.');
  expect(await shrinkPhoto(file('a.pdf', 0))).toBe('a.pdf is empty. Choose another file.');
  const stays = async () => new Blob([new Uint8Array(large)]);
  expect(await shrinkPhoto(file('a.png', large, 'image/png'), stays)).toMatch('a.png is larger than 1.4 MB.');
});
