import type { SupportTask } from '@harbourline/contracts';
import { formatMoney } from '../../shared/lib/money';
import type { Fact } from '../../shared/ui/facts';
import type { useText } from './words';

/** What is said of a task beside whose it is and since when, and where it is settled. */
interface Told {
  title: string;
  facts: Fact[];
  to: string;
}

/** @returns undefined for a kind that only later pages know. */
export function tellTask(task: SupportTask, t: ReturnType<typeof useText>): Told | undefined {
  switch (task.kind) {
    case 'license_to_review':
      return {
        title: t('title.license_to_review'),
        facts: [{ label: t('license'), value: t(`licenses.${task.licenseType}`) }],
        to: onTab('captains'),
      };
    case 'review_reported':
      return {
        title: t('title.review_reported', { boat: task.boatTitle }),
        facts: [{ label: t('reason'), value: task.reason }],
        to: onTab('reviews'),
      };
    case 'owner_silent':
      return {
        title: t('title.owner_silent', { boat: task.boatTitle }),
        facts: [],
        to: onTab('bookings', { booking: task.id }),
      };
    case 'refund_by_hand':
      return {
        title: t('title.refund_by_hand', { amount: formatMoney(task.amount), boat: task.boatTitle }),
        facts: [],
        to: onTab('payments', { view: 'by-hand' }),
      };
    case 'dispute_open':
      return {
        title: t('title.dispute_open', { amount: formatMoney(task.amount) }),
        facts: [{ label: t('reason'), value: task.reason }],
        to: onTab('payments', { view: 'disputes' }),
      };
    case 'discrepancy_open':
      return {
        title: t('title.discrepancy_open'),
        facts: [{ label: t('atStake'), value: formatMoney(task.amount) }],
        to: onTab('payments', { view: 'discrepancies' }),
      };
    case 'conversation_reported':
      return {
        title: t('title.conversation_reported'),
        facts: [{ label: t('reason'), value: task.reason }],
        to: onTab('messages', { view: 'reports' }),
      };
    case 'question_reported':
      return {
        title: t('title.question_reported', { boat: task.boatTitle }),
        facts: [{ label: t('reason'), value: task.reason }],
        to: onTab('messages', { view: 'questions', which: 'reported' }),
      };
    case 'question_waiting':
      return {
        title: t('title.question_waiting', { boat: task.boatTitle }),
        facts: [],
        to: onTab('messages', { view: 'questions', which: 'waiting' }),
      };
    case 'message_failed':
      return {
        title: t(`title.message_failed.${task.channel}`, { name: task.name }),
        facts: [],
        to: onTab('messages', { status: 'failed' }),
      };
    default:
      task satisfies never;
      return undefined;
  }
}

const onTab = (tab: string, shown: Record<string, string> = {}) =>
  `/admin-dashboard?${new URLSearchParams({ tab, ...shown }).toString()}`;
