import { buildDocx } from '#kit/testing/build-docx.ts';
import { expect, expectAccessible, isPhone, test } from './clinic.ts';

// A red picture of 64 by 48 pixels.
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAHQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACVtZGF0AAAAGSgBrxOA9SeBP//gpUf/utZ4fg8Lfnny1PA=';

test('Word documents and HEIC pictures are shown, and hostile ones can only be downloaded', async ({ signedIn }) => {
  const page = await signedIn('doctor', '/securemessage/drive');
  const folder = isPhone(page) ? 'Phone previews' : 'Desk previews';
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(folder);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: folder, exact: true }).click();
  const openUploaded = async (name: string, bytes: Uint8Array) => {
    const received = page.waitForResponse((response) => response.url().includes('/upload_lua'));
    await page
      .getByLabel('Files on this computer')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
    expect((await received).status()).toBe(200);
    await page.getByRole('button', { name, exact: true }).click();
    return page.getByRole('dialog', { name, exact: true });
  };
  const text = (words: string): string => `<w:r><w:t>${words}</w:t></w:r>`;
  const body =
    `<w:p>${text('Walk daily &lt;script&gt;alert(1)&lt;/script&gt;')}</w:p>` +
    `<w:p><w:hyperlink r:id="r2">${text('First link')}</w:hyperlink></w:p>` +
    `<w:p><w:hyperlink r:id="r3">${text('Second link')}</w:hyperlink></w:p>`;
  const plan = await openUploaded('plan.docx', buildDocx(body));
  const shown = plan.frameLocator('iframe[title="plan.docx"]');
  await expect(shown.getByText('Walk daily <script>alert(1)</script>')).toBeVisible();
  await expect(shown.getByText('Second link')).toBeVisible();
  await expect(shown.locator('a')).toHaveCount(0);
  await expect(plan.locator('iframe')).toHaveAttribute('sandbox', '');
  await expectAccessible(page);
  await plan.getByRole('button', { name: 'Close' }).first().click();

  const photo = await openUploaded('photo.heic', Buffer.from(HEIC, 'base64'));
  await expect(photo.getByRole('img', { name: 'photo.heic' })).toHaveJSProperty('naturalWidth', 64);
  await photo.getByRole('button', { name: 'Close' }).first().click();

  const refused = 'Can’t show a preview. Download the file.';
  const hostile: [string, Uint8Array][] = [
    ['bomb.docx', buildDocx(`<w:p>${text('A')}</w:p>`, { 'a.bin': new Uint8Array(61 * 1024 * 1024) })],
    ['broken.docx', Buffer.from('PK\u0003\u0004 nothing')],
    ['broken.heic', Buffer.from(HEIC, 'base64').subarray(0, 60)],
  ];
  for (const [name, bytes] of hostile) {
    const dialog = await openUploaded(name, bytes);
    await expect(dialog.getByText(refused)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
  }
});
