import { docxToHtml } from './docx-to-html.ts';

/** Answers the bytes of a Word document with its HTML, or null if it can't be shown. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  void docxToHtml(new Uint8Array(data)).then((html) => self.postMessage(html));
};
