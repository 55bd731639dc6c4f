/** What a message about a booking says of the charter itself; a line whose value is not known is left out. */
export const CHARTER_FACTS = `
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Duration: {{duration}}
- Guests: {{guestCount}}
- Occasion: {{purposeOfRental}}
- Special requests: {{specialRequests}}
`.trim();
