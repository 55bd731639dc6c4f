import { buffer } from 'node:stream/consumers';
import { bookingConfirmation } from '../src/documents/booking-confirmation';
import { captainAgreement } from '../src/documents/captain-agreement';
import type { DocumentFacts } from '../src/documents/facts';
import { rentalAgreement } from '../src/documents/rental-agreement';
import { FACTS } from './support/document-facts';
import { readPdf } from './support/read-pdf';

const read = async (make: (facts: DocumentFacts) => NodeJS.ReadableStream, facts: Partial<DocumentFacts> = {}) =>
  readPdf(await buffer(make({ ...FACTS, ...facts })));

/** To break a run without a blank once cost some thirty times as much as an ordinary document. */
const MOST_TIMES = 4;
const ATTEMPTS = 3;

/**
 * In milliseconds; the best of several, as what the machine does besides is not what is measured. One that takes less
 * than `enough` is good enough.
 */
async function processorTime(facts: Partial<DocumentFacts>, enough = 0): Promise<number> {
  const took: number[] = [];
  while (took.length < ATTEMPTS && Math.min(...took) >= enough) {
    const before = process.cpuUsage();
    await buffer(rentalAgreement({ ...FACTS, ...facts }));
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1_000);
  }
  return Math.min(...took);
}

describe('what is set in a document', () => {
  it.each([
    [
      'across midnight',
      { startDate: new Date('2026-07-05T02:30Z'), endDate: new Date('2026-07-05T10:30Z') },
      ['Saturday, July 4, 2026, 10:30 p.m. EDT', 'Sunday, July 5, 2026, 6:30 a.m. EDT', 'Duration 8 hours'],
    ],
    [
      'in Cancun',
      { zone: 'America/Cancun' },
      ['Saturday, July 4, 2026, 1:00 p.m. EST', 'Reserved January 10, 2026, 10:00 a.m. EST'],
    ],
    [
      'over the night when the clocks go forward',
      { startDate: new Date('2026-03-08T03:00Z'), endDate: new Date('2026-03-08T09:00Z') },
      ['Saturday, March 7, 2026, 10:00 p.m. EST', 'Sunday, March 8, 2026, 5:00 a.m. EDT', 'Duration 6 hours'],
    ],
    [
      'over the night when they go back',
      { startDate: new Date('2026-11-01T02:00Z'), endDate: new Date('2026-11-01T08:00Z') },
      ['Saturday, October 31, 2026, 10:00 p.m. EDT', 'Sunday, November 1, 2026, 3:00 a.m. EST', 'Duration 6 hours'],
    ],
    ['for an hour and a half', { endDate: new Date('2026-07-04T19:30Z') }, ['Duration 1 hour 30 minutes']],
  ])('is the time %s', async (_, facts, parts) => {
    const { text } = await read(rentalAgreement, facts);
    for (const part of parts) expect(text).toContain(part);
  });

  it('is a name with markup and a placeholder, as it was typed', async () => {
    const fullName = '<img src=x onerror=alert(1)> {{ownerPhone}}';
    const { text } = await read(rentalAgreement, { renter: { fullName, phone: '', email: 'renter@example.com' } });
    expect(text).toContain(fullName);
  });

  it('is a name with any accents, however long', async () => {
    const fullName = 'Jean-Baptiste Łukasz Őrségi-Tremblay de la Bourdonnais, Ждан Ωμέγα';
    const email = 'jean-baptiste.orsegi-tremblay.de.la.bourdonnais@a-rather-long-domain.example';
    const { text } = await read(rentalAgreement, {
      renter: { fullName, phone: '+15145550105', email },
      boat: { ...FACTS.boat, name: 'L’Éternelle Brise naïve', model: 'Żółć 50' },
    });
    // A long name or address goes over several lines.
    expect(text.replace(/ /g, '')).toContain(fullName.replace(/ /g, ''));
    expect(text.replace(/ /g, '')).toContain(email);
    expect(text).toContain('L’Éternelle Brise naïve');
    expect(text).toContain('Żółć 50');
  });

  it('is what the price covers and what is allowed, as it was when the boat was reserved', async () => {
    const { text } = await read(rentalAgreement, {
      boatFacts: {
        costs: { items: { fuel: { is: 'at_dock' }, ice: { is: 'included' } }, tip: 'not_expected' },
        rules: { smoking: 'not_allowed' },
      },
    });
    for (const line of ['4.1 Ice. Included.', '4.2 Fuel. Paid at the dock, based on use.', '4.3 Tip. Not expected.'])
      expect(text).toContain(line);
    expect(text).toMatch(/Rules on board. “You” is the renter and the group. No smoking./);
  });

  it('is where and when to board', async () => {
    const boarding = { marina: 'Pier 4 Marina', dock: 'Third slip on the left', minutesBefore: 30 };
    for (const paper of [rentalAgreement, bookingConfirmation, captainAgreement]) {
      const { text } = await read(paper, { boarding });
      for (const line of ['Where Pier 4 Marina', 'Dock Third slip on the left', '30 minutes early'])
        expect(text).toContain(line);
      expect(text).not.toContain('15 minutes');
    }
  });

  it('is a discount where one is known', async () => {
    const { text } = await read(rentalAgreement, { discountCents: 14_000 });
    for (const line of ['Boat rental 4 hours $1,540', 'Discount for a long charter −$140', 'Total $1,660'])
      expect(text).toContain(line);
  });

  it('is what the deposit has paid of the captain’s fee', async () => {
    const { text } = await read(captainAgreement, { dueToCaptainCents: 20_000 });
    expect(text).toContain('Paid with the deposit −$60');
    expect(text).toContain('Due to the captain paid by the renter at boarding $200');
  });

  it('is every word of special requests that take pages, without what cannot be seen', async () => {
    const words = Array.from({ length: 1_000 }, (_, index) => `wish${index}`);
    const { text, pages } = await read(rentalAgreement, {
      specialRequests: `${words.join(' ')} 🎂\r\n\r\n\r\n\u0007End`,
    });
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain('wish999 🎂 End');
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  });

  it.each([
    ['a letter', 'x'],
    ['a wide letter', 'W'],
    ['letters that no blank may part', 'a\u00a0'],
    ['accents on one letter', '\u0316'],
  ])('is all of 2,000 times %s, for a few times what an ordinary one costs', async (_, letter) => {
    const specialRequests = letter.repeat(2_000);
    await buffer(rentalAgreement(FACTS)); // the typefaces are read
    const ordinary = await processorTime({});
    const long = await processorTime({ specialRequests }, MOST_TIMES * ordinary);
    expect(long).toBeLessThan(MOST_TIMES * ordinary);
    if (!letter.startsWith('\u0316')) {
      const { pages } = await read(rentalAgreement, { specialRequests });
      // They may go on over the foot of a page.
      const text = pages.map((page) => page.replace(/Harbourline {1,2}· {1,2}Rental Agreement.*$/s, '')).join('');
      expect(text.replace(/[\s\u200b]/g, '')).toContain(specialRequests.replace(/\s/g, ''));
    }
  });

  it('is a confirmation on one page, also with a captain, an occasion and a wish', async () => {
    const { pages } = await read(bookingConfirmation, { purposeOfRental: 'Birthday', specialRequests: 'A cake' });
    expect(pages).toHaveLength(1);
  });

  it('are signatures that never stand on a page of their own', async () => {
    for (const lines of [0, 6, 9, 12, 15]) {
      const { pages } = await read(rentalAgreement, { specialRequests: 'One more wish\n'.repeat(lines) || null });
      const signed = pages.find((page) => page.includes('Signatures'));
      expect(signed).toContain('Terms of Service');
    }
  });
});
