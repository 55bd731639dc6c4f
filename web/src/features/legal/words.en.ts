export const en = { effective: 'Effective {{date}}', contents: 'On this page', home: 'Back to Home' };
