/** One thing wrong with the input: the path to the field, as `input.first_name`, and a sentence for the person who typed it. */
export interface Issue {
  path: string;
  message: string;
}

/** How the page shows a refusal: beside the field that it names, or as a notification. */
export type RefusalKind = 'Z_InputError' | 'Z_NotificationError';

/** An expected "no", answered as a value. Its message is fit for the screen and holds no patient data. */
export class Refusal {
  readonly code: string;
  readonly message: string;
  readonly subType: RefusalKind;
  readonly title: string;
  readonly issues: readonly Issue[];

  constructor(code: string, message: string, subType: RefusalKind, title: string, issues: readonly Issue[]) {
    this.code = code;
    this.message = message;
    this.subType = subType;
    this.title = title;
    this.issues = issues;
  }
}

/** A refusal that the page shows as a notification. */
export function refuse(code: string, message: string, title = 'Not possible'): Refusal {
  return new Refusal(code, message, 'Z_NotificationError', title, []);
}

/** A refusal of input, code BAD_USER_INPUT; the page shows each issue beside its field. */
export function invalid(issues: readonly Issue[]): Refusal {
  const message = issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ');
  return new Refusal('BAD_USER_INPUT', message, 'Z_InputError', 'Please check the input', issues);
}

/** Whether a deed answered no. */
export function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal;
}
