import { withoutNames } from '../src';

const ANN = ['Ann', 'O’Hara'];

it.each([
  [ANN, 'Hi, I’m Ann. May we bring a dog?\nAnn O’Hara', 'Hi, I’m •••. May we bring a dog?\n••• •••'],
  [ANN, 'ANN here, and ann again', '••• here, and ••• again'],
  [ANN, 'Is Annapolis far? And the annual fair?', 'Is Annapolis far? And the annual fair?'],
  [['Ana', 'de la Cruz'], 'Soy Ana de la Cruz, de la Ciudad', 'Soy ••• •••, de la Ciudad'],
  [['Ana', 'de la Cruz'], 'Señora Cruz pregunta', 'Señora ••• pregunta'],
  [['ana', 'cruz'], 'Gracias, Ana', 'Gracias, •••'],
  [['(J.)', 'D*'], 'Signed (J.)', 'Signed •••'],
  [['Jean-Luc', 'Roy'], 'From Jean-Luc and friends', 'From ••• and friends'],
  [['Ana', 'Do'], 'What do we bring?', 'What do we bring?'],
  [['Ana', 'Do'], 'Ana Do asks', '••• ••• asks'],
  [[], 'From nobody', 'From nobody'],
])('leaves the names %j out of %j', (names, text, left) => {
  expect(withoutNames(text, names)).toBe(left);
});
