export const callOff = {
  action: 'Call off',
  title: 'Call off this charter?',
  text: 'Only for weather or a mechanical problem. The renter chooses a new time within 60 days at the same price, or gets the whole deposit back.',
  cause: 'Why it is called off',
  weather: 'Weather',
  mechanical: 'Mechanical problem',
  reason: 'What the others should know',
  reasonHint: 'Renter, owner and captain read it.',
  keep: 'Keep the charter',
  confirm: 'Call it off',
  done: { title: 'Charter Called Off', text: 'The renter has been asked to choose.' },
  failed: { title: 'Error', text: 'The charter could not be called off. Please try again.' },
  notice: {
    renter: 'Called off ({{cause}}): please choose by {{deadline}}',
    owner: 'Called off ({{cause}}): the renter can choose until {{deadline}}',
    captain: 'Called off ({{cause}}): the renter can choose until {{deadline}}',
    renterNote:
      'Propose a new time within 60 days at the same price, or cancel the booking to get the whole deposit back. If no new time is agreed, the deposit goes back by itself.',
    ownerNote:
      'The charter does not take place at this time. You will be asked about a new one. If none is agreed, the deposit goes back to the renter.',
    captainNote: 'The charter does not take place at this time. We will tell you what becomes of it.',
  },
} as const;
