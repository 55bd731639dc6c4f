/** A text in brackets on one line, with no markup of a PDF, so that nothing of the file itself can hide in it. */
const TITLE = /\/(?:Title|Subject|Keywords|Author|Creator|Producer)\s{0,3}\([^()\\<>\r\n]{0,500}\)/g;

/** A call of one of the functions that the editors of forms write to format or check what is filled in, and no more. */
const VALUE = String.raw`(?:\\?"[^"()\\<>\r\n]{0,60}\\?"|true|false|-?\d{1,6})`;
const VALUES = String.raw`(?:${VALUE}(?:\s{0,3},\s{0,3}${VALUE}){0,8})?`;
const FORMAT = String.raw`\(\s{0,5}AF[A-Za-z]{1,20}_[A-Za-z]{1,20}\\?\(${VALUES}\\?\);?\s{0,5}\)`;
const KIND = String.raw`/S\s{0,3}/JavaScript`;
const FORMAT_ACTION = new RegExp(
  String.raw`<<\s{0,5}(?:/Type\s{0,3}/Action\s{0,5})?(?:${KIND}\s{0,5}/JS\s{0,3}${FORMAT}|/JS\s{0,3}${FORMAT}\s{0,5}${KIND})\s{0,5}>>`,
  'g',
);

/** What a form does with a field, from its calculation to its check, once its actions are known to be harmless. */
const OF_FIELD = /\/AA\s{0,5}<<\s{0,5}(?:\/[KFVC]\s{0,5}(?:<< >>|\d{1,7} \d{1,5} R)\s{0,5}){1,4}>>/g;

/**
 * A part of a PDF without what looks like an action and is none: the document's title and the like, and the formats of
 * fields in forms.
 */
export function withoutHarmless(text: string): string {
  return text.replace(TITLE, ' ').replace(FORMAT_ACTION, '<< >>').replace(OF_FIELD, ' ');
}
