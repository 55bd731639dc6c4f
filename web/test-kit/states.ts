import type { RouteDefinition, RouteResponse } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, callsOf, leaveOpen, refuse } from './answers';

interface States<R extends RouteDefinition> {
  /** The call that what is shown comes from. */
  call: R;
  show: () => Promise<UserEvent>;
  /** What is answered where there is nothing, and what a reader then reads; left out where there always is something. */
  empty?: readonly [answer: RouteResponse<R>, text: RegExp | string];
  data: readonly [answer: RouteResponse<R>, text: RegExp | string];
  /** What is said while it loads. */
  loading?: RegExp | string;
  /** The heading of the page that says nothing but that it could not be loaded; an alert within one needs none. */
  failed?: string;
}

/** The four states of what is fetched; an error can be tried again, and then there are the data. */
export function itShowsItsStates<R extends RouteDefinition>(states: States<R>): void {
  const { call, show, empty, data, loading = /loading/i, failed } = states;
  const found = async (text: RegExp | string) => (await screen.findAllByText(text))[0];

  it('says that it loads', async () => {
    leaveOpen(call);
    await show();
    expect(await found(loading)).toBeVisible();
  });

  it('says that it could not be loaded, and loads it when asked to try again', async () => {
    refuse(call, 'unavailable');
    const user = await show();
    if (failed) await screen.findByRole('heading', { name: failed });
    else expect((await screen.findAllByRole('alert'))[0]).toBeVisible();
    expect(screen.getAllByText(/not available right now/)[0]).toBeVisible();
    const before = callsOf(call).length;
    answer(call, data[0]);
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    if (retry) await user.click(retry);
    expect(await found(data[1])).toBeVisible();
    expect(callsOf(call).length).toBeGreaterThan(before);
  });

  if (empty)
    it('says that there is nothing', async () => {
      answer(call, empty[0]);
      await show();
      expect(await found(empty[1])).toBeVisible();
    });

  it('shows what there is', async () => {
    answer(call, data[0]);
    await show();
    expect(await found(data[1])).toBeVisible();
  });
}

/** The same for several views of one page, each with a call of its own. */
export function itShowsTheStatesOf<View extends string>(show: (view: View) => Promise<UserEvent>) {
  return <R extends RouteDefinition>(view: View, states: Omit<States<R>, 'show'>) =>
    describe(view, () => itShowsItsStates({ ...states, show: () => show(view) }));
}
