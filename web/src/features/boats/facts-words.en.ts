export const en = {
  included: 'What is included',
  includedCaption: 'What the price covers, and what is paid at the dock',
  rules: 'Rules on board',
  vessel: 'The boat in detail',
  bring: 'What to bring',
  where: 'Where you board',
  area: '{{area}}, {{city}}',
  dockLater:
    'You get the marina, the address and the way to the dock as soon as your booking is confirmed, if the owner has entered them.',
} as const;
