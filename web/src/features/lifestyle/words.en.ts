export const en = {
  title: 'Lifestyle',
  films: { title: 'Short films' },
  lead: 'Routes, occasions and small wisdom for days on the water.',
  metaDescription: 'Stories and guides for days on the water in Toronto, Montreal and Cancun.',
  meta: '{{category}} · {{minutes}} min read',
  more: 'Read More',
  less: 'Show Less',
  moreAbout: 'Read more: {{title}}',
  lessAbout: 'Show less: {{title}}',
};
