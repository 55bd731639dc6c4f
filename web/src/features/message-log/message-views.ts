export const MESSAGE_VIEWS = ['sent', 'contact', 'questions', 'reports'] as const;
export type MessageView = (typeof MESSAGE_VIEWS)[number];

/** Which messages the address names; what was sent where it names nothing. */
export function readMessageView(search: URLSearchParams): MessageView {
  return MESSAGE_VIEWS.find((view) => view === search.get('view')) ?? MESSAGE_VIEWS[0];
}
