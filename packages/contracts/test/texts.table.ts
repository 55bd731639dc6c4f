/** Sentences of reviews as people write them. */
export const TEXTS = [
  ...[
    '很好。我们很开心，船很干净，船长很友好',
    '素晴らしい一日でした。船長さんも親切です。',
    '很好。Captain很友好',
    'July 4, 2026 10:30-14:30 was great',
    '10/10, 10/10, 10/10!',
  ],
  ...[
    'We sailed on 2026-07-04, 14:00 to 18:00',
    'Captain J.Smith was wonderful',
    'Best.Day.Ever with S.S.Minnow',
    'A soft\u00adhyphen from Word',
    'A zero\u200bwidth space from a page',
  ],
  ...[
    'Great day.We loved it',
    'A fine boat.It was clean',
    'Thank you.So good',
    'Super.La mer était belle',
    'Très bien.On reviendra',
    'Todo bien.No hay queja',
    'We saw St.Lawrence and St.Clair',
  ],
  ...[
    'Wonderful...and the captain too',
    'U.S. and Canadian flags, e.g. at 3 p.m.',
    'The net. Com’era bello',
    'Cost: $1,200.50 for 4.5 hours',
    'It was (almost) perfect — 5 stars ★★★★★',
    'رحلة رائعة. شكرا لكم',
    'Отлично.Спасибо большое',
  ],
  ...[
    'First line\nsecond line\n\tindented',
    'Ana & Bo: 46.1 ft is enough',
    '👩\u200d✈️ captain and crew 🎉',
    'It was 20°C/68°F at noon',
    'v.good boat, v.kind captain',
    'Rain at first;then sun',
  ],
] as const;

/** Sentences that lead away from us. */
export const TEXTS_WITH_LINKS = [
  ...[
    'See https://evil.example',
    'See evil.com for more',
    'See evil .com',
    'See evil . com',
    'evil[.]com',
    'evil(dot)org',
    'mail me@example.com',
    'me@mail.example.ca',
  ],
  ...[
    'www.evil',
    'evil.com.It is better',
    'look at evil.it today',
    'EVIL.CA',
    'evil.shop/now',
    'Evil.Shop/now',
    'wa.me/14165550123',
    't.me/evil',
    'http://10.0.0.1',
    '10.0.0.1:80',
    'ev\u200bil.com',
    'evil。com',
    'ｅｖｉｌ．ｃｏｍ',
  ],
] as const;
