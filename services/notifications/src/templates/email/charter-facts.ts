/** The lines about the charter itself in a message about a booking; a line without a value is left out. */
export const CHARTER_FACTS = `
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Duration: {{duration}}
- Guests: {{guestCount}}
- Occasion: {{purposeOfRental}}
- Special requests: {{specialRequests}}
`.trim();

/** Where it is boarded, for the people of a confirmed charter. */
export const BOARDING_FACTS = `
- Boarding: {{boardingPlace}}
- Dock: {{boardingDock}}
- Parking: {{boardingParking}}
- Map: {{boardingMap}}
`.trim();

/** The same of a charter that does not take place at its time. */
export const CALLED_OFF_FACTS = CHARTER_FACTS.replace('- Starts:', '- Was to start:').replace(
  '- Ends:',
  '- Was to end:',
);
