import { listContactMessages, listDeliveries, sendAgain, updateContactMessage } from '@harbourline/contracts';
import { answer } from '../../../test-kit/answers';
import { itTakesOneClick } from '../../../test-kit/one-click';
import { aContactMessage, aDelivery } from '../../../test-kit/records';
import { renderPart } from '../../../test-kit/render-page';
import { itShowsTheStatesOf } from '../../../test-kit/states';
import { AdminMessages } from './admin-messages';
import type { MessageView } from './message-views';

const DELIVERY = aDelivery();
const QUESTION = aContactMessage();

beforeEach(() => {
  answer(listDeliveries, [], { total: 0 });
  answer(listContactMessages, [], { total: 0 });
});

const show = (view: MessageView) =>
  renderPart(
    <AdminMessages
      view={view}
      onView={() => undefined}
      questions={<p>Questions</p>}
      reports={<p>Nobody has complained</p>}
    />,
    {
      as: 'administrator',
    },
  );
const itShows = itShowsTheStatesOf(show);

itShows('sent', { call: listDeliveries, data: [[DELIVERY], /Booking confirmed/] });
itShows('contact', {
  call: listContactMessages,
  empty: [[], 'Every message has been answered'],
  data: [[QUESTION], 'Do you take twelve of us?'],
});

describe('a message that did not arrive', () => {
  beforeEach(() => answer(listDeliveries, [DELIVERY], { total: 1 }));

  itTakesOneClick({
    ...{ show: () => show('sent'), press: /^Send again/, call: sendAgain },
    ...{ answered: aDelivery({ status: 'waiting' }), sends: { params: { id: DELIVERY.id } } },
    done: 'The message is on its way again',
  });
});

describe('a question that is answered', () => {
  beforeEach(() => answer(listContactMessages, [QUESTION], { total: 1 }));

  itTakesOneClick({
    ...{ show: () => show('contact'), press: /^Mark as answered/, call: updateContactMessage },
    answered: aContactMessage({ handledAt: '2026-07-08T14:00:00Z' }),
    ...{ sends: { params: { id: '71' }, body: { handled: true } }, done: 'Marked as answered' },
  });
});
