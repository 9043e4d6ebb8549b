import { expect, expectAccessible, test } from './clinic.ts';

for (const path of ['/appointment', '/offered-time', '/portal']) {
  test(`${path}: what a patient opens fetches nothing of the house`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
    await page.goto(`${path}#none`);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('load');
    expect(fetched.filter((file) => /\/assets\/(kit|house-routes|modules)-.*\.js$/.test(file))).toEqual([]);
    await expectAccessible(page);
  });
}
