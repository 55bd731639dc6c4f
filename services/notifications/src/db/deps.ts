import type { TermName } from '@harbourline/policy/words';
import type { Clock, Logger, ServiceCaller } from '@harbourline/service-kit';
import type { PhoneReach } from '@harbourline/service-kit/phone-reach';
import type { Budgets } from '../domain/deliveries/budgets';
import type { Links } from '../domain/values/links';
import type { Mailer } from '../smtp/open-mailer';
import type { Texter } from '../twilio/open-texter';
import type { Db } from './database';
import type { Settings } from './settings/settings';

/** Enough to write down what is to be sent. */
export type LocalDeps = { db: Db; clock: Clock; settings: Settings };
/** The same for what is told of bookings: how long a message about a change waits for further ones. */
export type TellingDeps = LocalDeps & { changeMailMinutes: number };
/** The dependencies of sending. `origin` is the site that the buttons in messages lead to. */
export type SendingDeps = TellingDeps & {
  logger: Logger;
  /** How other services are asked. */
  caller: ServiceCaller;
  mailer: Mailer;
  texter: Texter;
  origin: string;
  links: Links;
  /** The numbers of the rules, in words. */
  terms: Readonly<Record<TermName, string>>;
  budgets: Budgets;
  /** Keys the addresses of visitors as they are stored. */
  addressSecret: string;
  /** How far ahead a charter must be reserved. */
  noticeHours: number;
  /** Who keeps the charters in people's calendars up to date. */
  organizer: { name: string; address: string };
  /** To which numbers SMS may go at all. */
  smsReach: PhoneReach;
  /** The address that gets the messages of the contact form. */
  supportEmail: string;
  /** How long before a deadline and before a charter people are reminded. */
  reminders: { ownerHours: number; tripHours: number };
};
