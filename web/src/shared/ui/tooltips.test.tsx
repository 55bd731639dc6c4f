import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './button';
import { Tooltips } from './tooltips';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const open = () => screen.queryByRole('tooltip', { hidden: true })?.textContent ?? null;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function twoIcons() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  render(
    <>
      <IconButton label="Zoom in">+</IconButton>
      <IconButton label="Zoom out">-</IconButton>
      <p>Elsewhere</p>
      <Tooltips />
    </>,
  );
  // What shows them is loaded with the first one.
  await user.hover(screen.getByRole('button', { name: 'Zoom in' }));
  await act(() => import('./icon-tooltip'));
  await pass(0);
  await user.hover(screen.getByText('Elsewhere'));
  await pass(SKIP_DELAY_MS);
  return user;
}

afterEach(() => jest.useRealTimers());

it('shows the name of an icon once a pointer has rested on it, and the next one at once', async () => {
  const user = await twoIcons();
  await user.hover(screen.getByRole('button', { name: 'Zoom in' }));
  await pass(OPEN_DELAY_MS - 50);
  expect(open()).toBeNull();
  await pass(60);
  expect(open()).toBe('Zoom in');
  await user.hover(screen.getByRole('button', { name: 'Zoom out' }));
  await pass(0);
  expect(open()).toBe('Zoom out');
  await user.hover(screen.getByText('Elsewhere'));
  await pass(0);
  expect(open()).toBeNull();
});

it('takes it away when the icon is pressed, or with Escape', async () => {
  const user = await twoIcons();
  await user.hover(screen.getByRole('button', { name: 'Zoom in' }));
  await pass(OPEN_DELAY_MS);
  expect(open()).toBe('Zoom in');
  await user.keyboard('{Escape}');
  await pass(0);
  expect(open()).toBeNull();
});
