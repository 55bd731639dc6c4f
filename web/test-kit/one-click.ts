import type { RouteDefinition, RouteResponse } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, type Asked, callsOf, refuse } from './answers';

interface Act<R extends RouteDefinition> {
  show: () => Promise<UserEvent>;
  /** What it is called that is pressed. */
  press: RegExp | string;
  as?: 'button' | 'switch';
  call: R;
  answered?: RouteResponse<R>;
  /** All that the one call consists of. */
  sends: Partial<Pick<Asked, 'params' | 'body'>>;
  /** What is said when it is done. */
  done: RegExp | string;
}

/** A button or switch that does something at once: with exactly one call, and where that fails it says so. */
export function itTakesOneClick<R extends RouteDefinition>(what: Act<R>): void {
  const { show, press, as = 'button', call, answered, sends, done } = what;
  async function act() {
    const user = await show();
    await user.click(await screen.findByRole(as, { name: press }));
  }

  it('does it with one call, and says so', async () => {
    answer(call, answered);
    await act();
    expect(await screen.findByText(done)).toBeVisible();
    const made = callsOf(call).map(({ params, body }) => ({ params, body }));
    expect(made).toEqual([{ params: {}, body: undefined, ...sends }]);
  });

  it('says that it could not be done', async () => {
    refuse(call, 'unavailable');
    await act();
    expect((await screen.findAllByText(/not available right now/))[0]).toBeVisible();
    expect(screen.queryByText(done)).not.toBeInTheDocument();
  });
}
