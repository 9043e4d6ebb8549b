// Over 300 lines: all planted scripts, and every screen that shows them.
import type { APIResponse, Page } from '@playwright/test';
import { encryptForClinic, messageLabel, writeContent } from '#messages/server';
import { expect, test } from './clinic.ts';
import { comeIn } from './come-in.ts';
import { linkIn } from './newcomer.ts';

// User input is always shown as text: hostile texts and files are inserted through the API, bypassing the editors, and
// each screen is opened in a browser that does not enforce the content security policy, so that only the page itself is
// tested.
const RUNS = 'window.__pwned=(window.__pwned||[]).concat(location.pathname)';
const SHORT = '<img src=x onerror=__pwned=[1]>';
const HOSTILE =
  `<img src=x onerror="${RUNS}"><svg onload="${RUNS}"><script>${RUNS}</script><iframe srcdoc="<script>parent.${RUNS.slice(7)}</script>"></iframe>` +
  `<a href="javascript:${RUNS}">a link</a><details open ontoggle="${RUNS}">x</details><math><mtext><style><img src=x onerror="${RUNS}"></style></mtext></math>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${RUNS}"><script>${RUNS}</script></svg>`;
const PAGE = `<!doctype html><html><body><script>${RUNS}</script></body></html>`;
const ONE_PAGE =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const BORN = '05/01/1980';

test.use({ contextOptions: { bypassCSP: true } });

test('no written or uploaded content runs as a script on any screen', async ({ ownPage }) => {
  test.setTimeout(600_000);
  const page = await ownPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  // A script that a page inserts is recorded even if it does not run.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const each of [node, ...node.querySelectorAll('*')])
                if (
                  [...each.attributes].some(
                    ({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value),
                  ) ||
                  (each.tagName === 'SCRIPT' && each.textContent?.includes('__pwned'))
                )
                  (window as unknown as { __planted: string[] }).__planted.push(each.outerHTML.slice(0, 200));
      }).observe(document, { childList: true, subtree: true });
    });
    (window as unknown as { __planted: string[] }).__planted = [];
  });
  await comeIn(page, 'admin');
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const call = async <Data>(service: string, query: string, variables: object = {}): Promise<Data> => {
    const answer = await page.request.post(`/api/${service}`, { headers, data: { query, variables } });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    expect.soft(errors, query).toBeUndefined();
    return data;
  };
  const made = async (service: string, query: string, variables: object): Promise<{ id: string }> => {
    const [first] = Object.values(
      await call<Record<string, { id: string } | { id: string }[]>>(service, query, variables),
    );
    return Array.isArray(first) ? first[0]! : first!;
  };

  const email = `stored.${Date.now()}@example.org`;
  const patient = await made(
    'registration',
    'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }',
    {
      input: {
        first_name: SHORT,
        last_name: `${SHORT}${Date.now()}`,
        gender: 'Female',
        date_of_birth: '1980-05-01',
        email,
        note1: HOSTILE,
      },
    },
  );
  const patient_id = patient.id;
  await made('registration', 'mutation ($i: AllergyInput!) { create_allergy(input: $i) { id } }', {
    i: { patient_id, allergy_substance: SHORT, allergy_category: 'latex' },
  });
  await made('registration', 'mutation ($i: MedicationRecordInput!) { add_medication_record(input: $i) { id } }', {
    i: { patient_id, drug_name: SHORT },
  });
  const { practice_info: info } = await call<{
    practice_info: { event_categories: { id: string }[]; clinic_calendars: { calendar_id: string }[] };
  }>('calendar', '{ practice_info { event_categories { id } clinic_calendars { calendar_id } } }');
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await call(
    'calendar',
    'mutation ($e: EventInput!) { CreateEvent(event_input: $e, conflict_reason: "Test") { event { id } } }',
    {
      e: {
        title: SHORT,
        notes: HOSTILE,
        start: `${day} 12:00:00`,
        duration: 1800,
        category_id: info.event_categories[0]!.id,
        patient_id,
        calendar_ids: [info.clinic_calendars[0]!.calendar_id],
      },
    },
  );
  const note = await made('chart', 'mutation ($input: ChartNoteInput!) { chart_note_create(input: $input) { id } }', {
    input: { clinic_patient_id: patient_id, chart_note_record_name: SHORT, note: HOSTILE, nurse_note: HOSTILE },
  });
  await made('chart', 'mutation ($input: ChartTemplateInput!) { chart_template_create(input: $input) { id } }', {
    input: {
      name: SHORT,
      nickname: `xss${Date.now() % 100_000}`,
      template_html: `<p>x</p>${HOSTILE}`,
      access_level: 'clinic',
    },
  });
  const handout = await made(
    'chart',
    'mutation ($input: HandoutInput!) { chart_handout_create(input: $input) { id } }',
    {
      input: { title: SHORT, text: HOSTILE },
    },
  );
  await call(
    'chart',
    'mutation ($id: ID!, $note: ID!, $handout: ID!) { chart_note_handout_give(id: $id, chart_note_id: $note, handout_id: $handout) { id } }',
    { id: crypto.randomUUID(), note: note.id, handout: handout.id },
  );
  await call(
    'chart',
    'mutation ($note: ID!, $c: String!) { chart_note_comment_create(chart_note_id: $note, comment: $c) { id } }',
    {
      note: note.id,
      c: HOSTILE,
    },
  );
  await made(
    'chart',
    'mutation ($p: ID!, $i: ProblemInput!) { chart_problem_create(patient_id: $p, input: $i) { id } }',
    {
      p: patient_id,
      i: { problem_name: SHORT, comment: HOSTILE },
    },
  );
  await made('task', 'mutation ($input: ToDoInput!) { createToDoAndAssign(input: $input) { id: taskID } }', {
    input: { subject: SHORT, details: HOSTILE, patientID: patient_id, steps: [SHORT] },
  });
  await made('patient-task', 'mutation ($input: PatientTaskInput!) { create_patient_task(input: $input) { id } }', {
    input: { patient_ids: [patient_id], subject: SHORT, description: HOSTILE, steps: [SHORT] },
  });
  const questionnaire = await made(
    'chart',
    'mutation ($input: QuestionnaireInput!) { questionnaire_create(input: $input) { id } }',
    {
      input: {
        name: SHORT,
        type: SHORT,
        comments: HOSTILE,
        questions: [
          {
            id: 'q1',
            index_in_questionnaire: 0,
            question_type: 'heading',
            question_json: { text: HOSTILE, help: HOSTILE },
          },
        ],
      },
    },
  );
  const program = await made('program', 'mutation ($input: ProgramInput!) { program_create(input: $input) { id } }', {
    input: { name: `${SHORT}${Date.now()}`, description: HOSTILE, type: 'rolling' },
  });
  await made(
    'program',
    'mutation ($p: ID!, $input: ProgramContentInput!) { program_content_create(program_id: $p, input: $input) { id } }',
    {
      p: program.id,
      input: { kind: 'text', title: SHORT, body: HOSTILE, release_day: 0, required: true, gate: false },
    },
  );
  const enrolled = await call(
    'program',
    'mutation ($p: ID!, $patients: [ID!]!, $key: ID!) { program_enrol(program_id: $p, patient_ids: $patients, key: $key) { __typename } }',
    {
      p: program.id,
      patients: [patient_id],
      key: crypto.randomUUID(),
    },
  );
  expect(enrolled).toBeTruthy();
  await made('message', 'mutation ($i: TextTemplateInput!) { text_template_create(kind: message, input: $i) { id } }', {
    i: { title: SHORT, body: HOSTILE },
  });
  await made('sms_email', 'mutation ($i: NoticeTemplateInput!) { saveNoticeTemplate(input: $i) { id } }', {
    i: { name: SHORT, channel: 'email', body: HOSTILE },
  });
  const { messageServerKey } = await call<{ messageServerKey: { publicKey: string } }>(
    'message',
    '{ messageServerKey { publicKey } }',
  );
  const draft = crypto.randomUUID();
  const { sendMessage } = await call<{ sendMessage: { originId: string } }>(
    'message',
    'mutation ($to: ID!, $draft: ID!, $e: EncryptedMessageInput!) { sendMessage(recipients: [{ participantType: Patient, participantId: $to }], draft: $draft, encryptedMessage: $e, category: Office_Message) { originId } }',
    {
      to: patient_id,
      draft,
      e: encryptForClinic(
        Buffer.from(messageServerKey.publicKey, 'base64'),
        messageLabel(draft),
        Buffer.from(writeContent({ subject: SHORT, body: HOSTILE })),
      ),
    },
  );

  await test.step('files whose content is a page or a drawing with a script', async () => {
    const send = (url: string, field: string, name: string, mimeType: string, text: string, fields = {}) =>
      page.request.post(url, {
        headers,
        multipart: { ...fields, [field]: { name, mimeType, buffer: Buffer.from(text) } },
      });
    for (const [name, type, text] of [
      ['scan.pdf', 'application/pdf', PAGE],
      ['scan.pdf', 'application/pdf', SVG],
      ['scan.png', 'image/png', SVG],
      ['scan.svg', 'image/svg+xml', SVG],
      ['scan.html', 'text/html', PAGE],
    ] as const) {
      const document = {
        uploadId: crypto.randomUUID(),
        fileName: name,
        patient_id,
        document_type: 'Other',
        document_day: '2026-11-20',
        title: SHORT,
      };
      for (const answer of [
        await send('/api/documents/upload', 'file', name, type, text, document),
        await send('/api/files/tasks/upload_lua?permission=4110&mode=OVERWRITE', 'file', name, type, text),
        await send(`/api/chart/handouts?id=${crypto.randomUUID()}&title=Rest`, 'file', name, type, text),
        await send('/api/programs/files', 'file', name, type, text),
        await send(
          `/api/files/upload?permission=4100&mode=OVERWRITE&patient_id=${patient_id}`,
          'image',
          name,
          type,
          text,
        ),
      ])
        await expectRefused(answer, `${name} of ${type}`);
    }
    // A PDF with an embedded script: it is only ever shown by the browser's viewer.
    const document = {
      uploadId: crypto.randomUUID(),
      fileName: 'scan.pdf',
      patient_id,
      document_type: 'Other',
      document_day: '2026-11-20',
      title: SHORT,
    };
    await send('/api/documents/upload', 'file', 'scan.pdf', 'application/pdf', `%PDF-1.4\n${PAGE}`, document);
  });

  await test.step('a fax with a cover page and a laboratory’s result with a comment', async () => {
    const number = { number: '(617) 555-0143', number_again: '(617) 555-0143' };
    const fields = { to_name: SHORT, subject: 'Results', ...number };
    const drawing = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(SVG) };
    const fax = (files: object): Promise<APIResponse> =>
      page.request.post('/api/fax/compose', {
        headers,
        multipart: { client_key: crypto.randomUUID(), ...fields, ...files },
      });
    await expectRefused(await fax({ files: drawing }), 'a drawing in a fax');
    const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(ONE_PAGE) };
    const composed = (await (await fax({ files: pdf })).json()) as { id: string };
    await made('setting', 'mutation ($id: ID!) { sendFax(id: $id) { id } }', { id: composed.id });
    const { labResultsToReview: found } = await call<{
      labResultsToReview: { results: { id: string; version: number; patient_id: string }[] };
    }>('lab', '{ labResultsToReview { results { id version patient_id } } }');
    // The first ones are critical, and other tests expect them.
    const result = found.results.findLast((each) => each.patient_id !== null)!;
    await call(
      'lab',
      'mutation ($id: ID!, $v: Int!, $c: String!) { reviewLabResult(id: $id, version: $v, disposition: PatientTold, comment: $c) { id } }',
      { id: result.id, v: result.version, c: HOSTILE },
    );
    await page.goto(`/labs/results?result=${result.id}`);
    await expect(page.locator('main').first()).toBeVisible();
    await expectNothingRan(page, 'a result', dialogs);
  });

  for (const path of [
    `/patients/${patient_id}`,
    '/patients/index',
    `/scheduling/index?day=${day}`,
    `/chart/index/${encodeURIComponent(btoa(`chartnote:${note.id}`))}?patientID=${patient_id}`,
    '/chart/index',
    '/tasks/ToDo',
    '/securemessage/index?folder=Sent',
    `/securemessage/${sendMessage.originId}`,
    `/settings/questionnaire/${questionnaire.id}`,
    '/settings/questionnaire',
    '/settings/chart-template',
    '/settings/template',
    '/settings/notice-template',
    '/program/index',
    `/program/index/${program.id}`,
    `/program_detail/content?program_id=${program.id}`,
    '/fax/sent',
    `/audit_logs/index?patient=${patient_id}`,
    '/dashboard',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main').first()).toBeVisible();
      if (path === '/patients/index') await page.locator('[role=search] input').first().fill('img src');
      // A screen that does not show the planted content would prove nothing.
      await expect.soft(page.locator('main').first(), path).toContainText('onerror');
      // Tiles further down are rendered when they are scrolled into view.
      await page.evaluate(async () => {
        for (let at = 0; at < 4; at += 1) {
          window.scrollBy(0, 900);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      });
      await expectNothingRan(page, path, dialogs);
    });

  await test.step('the patient’s own page', async () => {
    await call('registration', 'mutation ($id: ID!) { registry_patient_invitation_send(id: $id) { channel } }', {
      id: patient_id,
    });
    await page.goto(await linkIn(page, email, 'Your patient portal at'));
    await page.getByLabel('Date of birth').fill(BORN);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('region', { name: 'My tasks' }).getByText(SHORT).first()).toBeVisible();
    await expectNothingRan(page, 'portal', dialogs);
  });

  await test.step('the same text as markup does run, so that what was seen above means something', async () => {
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), HOSTILE);
    await expect(expectNothingRan(page, 'the control', dialogs)).rejects.toThrow();
    await page.waitForFunction(() => '__pwned' in window);
  });
});

async function expectRefused(answer: APIResponse, what: string): Promise<void> {
  const said = (await answer.text()).slice(0, 300);
  expect(
    answer.status() >= 400 || /"(?:code|errors?|error_?[cC]ode|err)"|FILE_KIND|Image only/.test(said),
    `${answer.url()} took ${what}: ${said}`,
  ).toBe(true);
}

/** Expects that no planted content became an element of the page, let alone ran. */
async function expectNothingRan(page: Page, where: string, dialogs: readonly string[]): Promise<void> {
  const found = await page.evaluate(() => {
    const { __pwned: ran, __planted: planted } = window as unknown as { __pwned?: unknown; __planted: string[] };
    const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    return {
      ran: ran ?? null,
      planted,
      links: links.filter((href) => /^\s*(?:javascript|data|vbscript):/i.test(href)),
    };
  });
  expect({ ...found, dialogs }, where).toEqual({ ran: null, planted: [], links: [], dialogs: [] });
}

/** Returns the token of a separate session, for API calls. */
async function tokenOf(page: Page): Promise<string> {
  const ask = async <T>(query: string): Promise<T> => {
    const answer = await page.request.post('/api/registration', { data: { query } });
    return ((await answer.json()) as { data: T }).data;
  };
  const { login } = await ask<{ login: { pre_token: string; practices: { id: string }[] } }>(
    'mutation { login(username: "admin@demo.salus", password: "salus-demo", deviceId: "stored-scripts") { pre_token practices { id } } }',
  );
  const { get_final_token } = await ask<{ get_final_token: { token: string } }>(
    `mutation { get_final_token(practice_id: "${login.practices[0]!.id}", pre_token: "${login.pre_token}") { token } }`,
  );
  return get_final_token.token;
}
