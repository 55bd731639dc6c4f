import { hasMessages, phaseOf, type Party } from '@harbourline/policy';
import { charterEntry, isEntered, spanInWords, termsInWords } from '@harbourline/policy/words';
import { depositOf, returnOf } from '../../web/src/shared/booking/deposit-in-words';
import { arrivalOf, headOf, noticeOf } from '../../services/booking/src/documents/standing';
import { FACTS } from '../../services/booking/test/support/document-facts';
import { messageFor } from '../../services/notifications/src/domain/messages/message-for';
import { standingAt } from '../../services/notifications/src/domain/messages/standing';
import { SAMPLE_PEOPLE } from '../../services/notifications/src/domain/samples/sample-people';
import { bookingValues } from '../../services/notifications/src/domain/values/booking-values';
import { renderMail } from '../../services/notifications/src/rendering/render-mail';
import { renderSms } from '../../services/notifications/src/rendering/render-sms';
import { EMAIL_TEMPLATES, isSmsTemplate, SMS_TEMPLATES } from '../../services/notifications/src/templates/built-in';
import { calledOffInWords } from '../../web/src/features/bookings/call-off/called-off-in-words';
import { requestInWords } from '../../web/src/features/bookings/captain/request-in-words';
import { waitingInWords } from '../../web/src/features/bookings/admin/waiting-in-words';
import { movesOf } from '../../web/src/features/bookings/moves-of';
import { text as ofBookings } from '../../web/src/features/bookings/words';
import { stepsOf } from '../../web/src/features/checkout/sent/steps-of';
import { text as ofCheckout } from '../../web/src/features/checkout/sent/words';
import { deadlineInWords } from '../../web/src/shared/booking/deadline-in-words';
import { proposalOfBooking } from '../../web/src/shared/booking/proposal-of-booking';
import { text as ofOutcomes } from '../../web/src/shared/booking/words';
import { formatDateTime } from '../../web/src/shared/lib/dates';
import type { StandingCase } from './cases';

type Reader = Party | 'administrator' | 'everybody';

/** What one place says to one reader, in the product's own words; of buttons, for which acts there are some. */
export interface Told {
  place: 'badge' | 'card' | 'buttons' | 'dialog' | 'page after paying' | 'papers' | 'Notify' | 'calendar' | 'messages';
  to: Reader;
  sentences: readonly string[];
}

export function isParty(to: Reader): to is Party {
  return to !== 'administrator' && to !== 'everybody';
}

/** All that is told of a booking as it stands. */
export function toldOf(of: StandingCase): Told[] {
  return [
    { place: 'badge', to: 'everybody', sentences: [ofBookings(`badge.${of.standing.kind}`)] },
    ...partiesOf(of).map((to) => ({ place: 'card', to, sentences: onCard(of, to) }) as const),
    ...partiesOf(of).map((to) => ({ place: 'buttons', to, sentences: movesOf(of.view, to, of.now) }) as const),
    { place: 'dialog', to: 'administrator', sentences: inDialog(of) },
    { place: 'page after paying', to: 'renter', sentences: afterPaying(of) },
    { place: 'papers', to: 'everybody', sentences: onPaper(of) },
    ...(['renter', 'owner'] as const).map((to) => ({ place: 'Notify', to, sentences: inMessage(of, to) }) as const),
    { place: 'calendar', to: 'renter', sentences: inCalendar(of) },
    { place: 'messages', to: 'everybody', sentences: [hasMessages(of.standing) ? 'Messages' : ''] },
  ];
}

function partiesOf({ view }: StandingCase): Party[] {
  return view.captainId === null ? ['renter', 'owner'] : ['renter', 'owner', 'captain'];
}

function inDialog({ view, standing }: StandingCase): string[] {
  const waiting = waitingInWords(view, standing);
  return waiting === null ? [] : [`Waiting for: ${waiting}`];
}

function onCard({ view, standing }: StandingCase, to: Party): string[] {
  const off = calledOffInWords(standing, to, view.zone);
  const change =
    'by' in standing && standing.until
      ? ofBookings(`change.${off ? 'waitingCalledOff' : 'waiting'}.${standing.by}.${to}`, {
          deadline: formatDateTime(standing.until.toISOString(), view.zone),
        })
      : '';
  const turn =
    to !== 'captain'
      ? deadlineInWords(view, standing, to)
      : phaseOf(standing) === 'requested' && view.captainId !== null
        ? requestInWords(standing, view.zone)
        : null;
  const ended = to === 'captain' ? [] : howEnded({ view, standing }, to);
  return [off?.title, off?.text, change, turn?.title, turn?.text, ...ended].filter(
    (sentence) => sentence !== undefined,
  );
}

/** Of what has ended: how, what for, and what becomes of the deposit. */
function howEnded({ view, standing }: Pick<StandingCase, 'view' | 'standing'>, to: 'renter' | 'owner'): string[] {
  if (standing.kind !== 'ended' || !standing.outcome) return [];
  const { calledOff, outcome } = standing;
  return [
    ofOutcomes(`outcome.${outcome}.${to}`),
    calledOff ? ofOutcomes(`outcome.calledOff.${calledOff.cause}`) : '',
    view.deposit ? returnOf(view.deposit, to === 'renter' ? 'renter' : 'others', view.zone) : '',
  ];
}

function afterPaying({ view, standing, now }: StandingCase): string[] {
  return [
    ofCheckout(`sent.heads.${standing.kind}.title`),
    ofCheckout(`sent.heads.${standing.kind}.lead`, { boat: view.boat.title }),
    ...howEnded({ view, standing }, 'renter'),
    ...stepsOf(view, standing, now).map(({ title, text }) => `${title}: ${text}`),
  ];
}

function onPaper({ view, standing }: StandingCase): string[] {
  const proposal = proposalOfBooking(view);
  const proposed = proposal?.startDate === view.startDate ? null : proposal;
  const { badge, title } = headOf(standing);
  const notice = noticeOf({
    ...FACTS,
    standing,
    deposit: view.deposit ? depositOf(view.deposit) : FACTS.deposit,
    cancelledAt: null,
    proposed: proposed && { startDate: new Date(proposed.startDate), endDate: new Date(proposed.endDate) },
  });
  return [badge, title, notice ?? '', arrivalOf({ ...FACTS, standing }) ?? ''];
}

function inMessage({ state, now }: StandingCase, to: 'renter' | 'owner'): string[] {
  const template = messageFor(standingAt(state, now), to);
  if (template === null) return [];
  const people = Object.values(SAMPLE_PEOPLE);
  const find = (id: number) => people.find((person) => person.id === id);
  const values = { ...termsInWords(), ...bookingValues({ booking: state, at: now.toISOString() }, to, find) };
  const { subject, text } = renderMail(EMAIL_TEMPLATES[template], values, { origin: 'https://harbourline.example' });
  // Lists of facts, headings and links are not what it says.
  const [, said = ''] = text.split(/Hello [^\n]*\n\n/);
  const [body = ''] = said.split('\n\n-- \n');
  const isFact = (line: string) => /^[^.]+: |^ {2}/.test(line);
  const isSaid = (part: string) => {
    const lines = part.split('\n');
    return !/\n-{3,}$|https:/.test(part) && !(lines.length > 1 && lines.every(isFact));
  };
  const sms = isSmsTemplate(template) ? [`SMS: ${renderSms(SMS_TEMPLATES[template], values)}`] : [];
  return [subject, ...body.split('\n\n').filter(isSaid), ...sms];
}

function inCalendar({ view, standing }: StandingCase): string[] {
  const { boat, guestCount } = view;
  const { title, description } = charterEntry({
    ...{ bookingId: view.id, standing, boat: boat.title, city: boat.city, guestCount, reader: 'renter' },
    ...{ captainName: view.captainId === null ? null : SAMPLE_PEOPLE.captain.fullName, contacts: [] },
  });
  const times = spanInWords({ startDate: new Date(view.startDate), endDate: new Date(view.endDate) }, view.zone);
  return [isEntered(standing) ? `${title} (${times})` : `taken out: ${title}`, ...description.split('\n')];
}
