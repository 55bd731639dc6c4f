import type { ReactNode } from 'react';
import { Tabs } from '../../shared/ui/tabs';
import { ContactMessagesView } from './contact-messages-view';
import { DeliveriesView } from './deliveries-view';
import { useOpenContactCountQuery } from './message-log-api';
import { MESSAGE_VIEWS, type MessageView } from './message-views';
import { useText } from './words';

interface Props {
  view: MessageView;
  onView: (view: MessageView) => void;
  /** What is asked of boats. */
  questions: ReactNode;
  /** The conversations that people have reported. */
  reports: ReactNode;
}

/** What we have written, and what was written to us. */
export function AdminMessages({ view, onView, questions, reports }: Props) {
  const t = useText();
  const { data: open } = useOpenContactCountQuery();
  const content: Record<MessageView, ReactNode> = {
    sent: <DeliveriesView />,
    contact: <ContactMessagesView />,
    questions,
    reports,
  };
  const labelOf = (value: MessageView) => {
    const label = t(`views.${value}`);
    if (value !== 'contact' || !open?.count) return label;
    return t(open.more ? 'countedMore' : 'counted', { label, count: open.count });
  };
  return (
    <Tabs
      even
      label={t('viewsLabel')}
      value={view}
      onValueChange={(next) => onView(MESSAGE_VIEWS.find((known) => known === next) ?? MESSAGE_VIEWS[0])}
      tabs={MESSAGE_VIEWS.map((value) => ({
        value,
        label: labelOf(value),
        heading: t(`views.${value}`),
        content: content[value],
      }))}
    />
  );
}
