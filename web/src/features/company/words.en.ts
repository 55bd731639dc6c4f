export const en = {
  about: {
    title: 'About Us',
    lead: 'Harbourline brings people onto the water: those with a boat, those who can steer one, and those who want to be out there for a day.',
    metaDescription: 'Who is behind Harbourline: our story, what we value, and where to find us in Toronto.',
    storyTitle: 'Our story',
    storyOne:
      'Harbors are full of boats waiting for the weekend, and cities are full of people looking at the water from the shore. We started in Toronto to bring the two together, with the calm of a good marina: clear prices, certified boats, captains who know the water.',
    storyTwo:
      'Today you can reserve in {{cities}}. The idea is still the same: the owner decides on the boat, the captain on the route, and you on the day.',
    valuesTitle: 'What we value',
    safety: {
      title: 'Safety First',
      text: 'Certified vessels, licensed captains, and no charter in weather that a captain would not take a friend out in.',
    },
    excellence: {
      title: 'Excellence',
      text: 'Pictures that are true, answers within {{ownerResponseTime}}, and a price that does not change on the way to the dock.',
    },
    passion: {
      title: 'Passion',
      text: 'We know the quiet bays and the best light, because that is where we spend our own days off.',
    },
    officeTitle: 'Head office',
  },
  contact: {
    title: 'Contact',
    lead: 'A person answers: about a boat, a reservation, or an idea for a day out.',
    metaDescription: 'Call, write or visit Harbourline in Toronto. Business hours and head office address.',
    phone: 'Call us, toll-free',
    email: 'Write to us',
    office: 'Head office',
    hours: 'Business hours',
    weekdays: 'Monday to Friday',
    weekdayHours: '10:00 a.m. to 8:00 p.m.',
    weekend: 'Saturday and Sunday',
    weekendHours: '10:00 a.m. to 6:00 p.m.',
    faq: 'Many questions are already answered: see the <rentersFaq>Renters FAQ</rentersFaq> or the <ownersFaq>Owners and Captains FAQ</ownersFaq>.',
  },
} as const;
