import { defineConfig } from '@playwright/test';

// Chromium refuses its sandbox to root, and a headless one needs none of the background traffic of a desktop browser.
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
  // Two cores; with more at once each only takes longer.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 25_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // What can't be pressed or typed into says so before the whole journey is over.
    actionTimeout: 60_000,
    headless: true,
    launchOptions: { args: flags, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // A trace writes down every page after every step, which takes as long as the step: only for who looks for a fault.
    trace: process.env['SALUS_TRACE'] === undefined ? 'off' : 'retain-on-failure',
  },
  projects: [
    // The longest first: else the last one has a machine to itself.
    {
      name: 'phone',
      // The main ways, and every page once: a run has to end while somebody still waits for it. SALUS_PHONE=all walks the others too.
      testMatch:
        process.env['SALUS_PHONE'] === 'all'
          ? '**/*.test.ts'
          : /(a-clinics-day|from-link-to-follow-up|chart|questionnaires|shell|patient-requests|every-page|reminders|waiting-list|tasks|calendar-by-touch)\.test\.ts/,
      // Of a journey that both sizes walk, what would only be walked a second time.
      ...(process.env['SALUS_PHONE'] === 'all' ? {} : { grepInvert: /@desktop/ }),
      // What is done by keyboard alone has no phone form.
      testIgnore: /by-keyboard\.test\.ts/,
      // A phone's size and touch, and Chromium's own name: another browser's would change what libraries do.
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: /(every-page|calendar-by-touch)\.test\.ts/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
