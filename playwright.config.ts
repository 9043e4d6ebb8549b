import { defineConfig } from '@playwright/test';

// Chromium refuses to run its sandbox as root, and a headless one needs none of a desktop browser's background traffic.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = process.env['SALUS_CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // For two cores; more workers would only make each slower.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // Fails when an element can't be clicked or filled, before the whole test times out.
    actionTimeout: 60_000,
    headless: true,
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The page's service worker would load files past `page.route`.
    serviceWorkers: 'block',
    // A dialog that is still fading out is found beside the next one.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace records every page after every step, which takes as long as the step: only for debugging.
    trace: process.env['SALUS_TRACE'] === undefined ? 'off' : 'retain-on-failure',
  },
  projects: [
    // The longest first, so that the last one doesn't run alone at the end.
    {
      name: 'phone',
      // The main flows, and every page once, to limit the duration. SALUS_PHONE=all runs all others too.
      testMatch:
        process.env['SALUS_PHONE'] === 'all'
          ? '**/*.test.ts'
          : /(a-clinics-day|from-link-to-follow-up|chart|questionnaires|shell|patient-requests|every-page|reminders|waiting-list|tasks|four-mornings|three-visits|calendar-by-touch)\.test\.ts/,
      // Excludes steps that the desktop run already covers.
      ...(process.env['SALUS_PHONE'] === 'all' ? {} : { grepInvert: /@desktop/ }),
      // Keyboard tests have no phone variant.
      testIgnore: /by-keyboard\.test\.ts/,
      // A phone's size and touch, but Chromium's own user agent: another one would change the behavior of libraries.
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: /(every-page|calendar-by-touch)\.test\.ts/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
