export const callOff = {
  action: 'Call off',
  title: 'Call off this charter?',
  text: 'Only for weather or a mechanical problem. The charter does not take place at its time. The renter can find a new time within {{within}} at the same price, or gets the whole deposit back.',
  cause: 'Why it is called off',
  weather: 'Weather',
  mechanical: 'Mechanical problem',
  reason: 'What the others should know',
  reasonHint: 'Renter, owner and captain read it.',
  keep: 'Keep the charter',
  confirm: 'Call it off',
  done: { title: 'Charter Called Off', text: 'The renter has been asked to choose.' },
  failed: { title: 'Error', text: 'The charter could not be called off. Please try again.' },
  why: { weather: 'because of the weather', mechanical: 'for mechanical reasons' },
  left: 'Time left:',
  notice: {
    renter: 'Called off {{why}}: please choose by {{deadline}}',
    owner: 'Called off {{why}}: a new time can be agreed until {{deadline}}',
    captain: 'Called off {{why}}: the renter can choose until {{deadline}}',
    renterNote:
      'Propose a new time within {{within}} of the original date, at the same price, or cancel the booking to get the whole deposit back. If no new time is agreed, whatever you have paid as a deposit is refunded automatically.',
    ownerNote:
      'The charter does not take place at this time. Propose a new time, or wait for the renter to propose one. If none is agreed, the whole deposit goes back to the renter.',
    captainNote: 'The charter does not take place at this time. A new time, or the cancellation, will appear here.',
    asked: 'Called off {{why}}: a new time is waiting for an answer',
    withoutCaptain: 'Called off {{why}}',
    renterAsked:
      'If the new time is not accepted, another one can be proposed until {{deadline}}. If none is agreed, whatever you have paid as a deposit is refunded automatically. You can still cancel and get the whole deposit back.',
    ownerAsked:
      'If the new time is not accepted, another one can be proposed until {{deadline}}. If none is agreed, the whole deposit goes back to the renter.',
    captainAsked: 'If the new time is not accepted, another one can be proposed until {{deadline}}.',
  },
} as const;
