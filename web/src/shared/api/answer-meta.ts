/** What the headers of a list's answer tell beside the list itself. */
export interface AnswerMeta {
  /** The address of the next page (Link header); not there on the last one. */
  next?: string;
  /** How many entries there are on all pages (X-Total-Count). */
  total?: number;
  /** Or that there are more than this (X-Total-More-Than). */
  moreThan?: number;
}
