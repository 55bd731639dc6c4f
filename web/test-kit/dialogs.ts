import type { RouteDefinition, RouteResponse } from '@harbourline/contracts';
import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, type Asked, callsOf, refuse } from './answers';

type Said = RegExp | string;
export type InDialog = BoundFunctions<typeof queries>;

interface Opened {
  /** Shows the page or part that the dialog belongs to. */
  show: () => Promise<UserEvent>;
  /** What the button is called that opens it, or who else opens it. */
  opener: Said | ((user: UserEvent) => Promise<void>);
  /** What the dialog is called. */
  title: Said;
  /** What it says of what is about to happen. */
  says: Said;
}

interface Acting<R extends RouteDefinition> extends Opened {
  /** What is filled in before. */
  fillIn?: (user: UserEvent, dialog: InDialog) => Promise<void>;
  /** The button that does it. */
  action: Said;
  call: R;
  answered?: RouteResponse<R>;
  /** All that the one call consists of. */
  sends: Partial<Pick<Asked, 'params' | 'body'>>;
  /** What is said when it is done. */
  done: Said;
  /** What is said when it could not be done; what the server says, unless given. */
  failed?: Said;
  /** Whether what was filled in is still there; a question may go with the failure where nothing was. */
  afterFailure?: 'keeps' | 'asks again' | 'closes';
}

/** Opens a dialog. */
export async function openDialog({ show, opener, title }: Omit<Opened, 'says'>): Promise<[UserEvent, InDialog]> {
  const user = await show();
  if (typeof opener === 'function') await opener(user);
  else await user.click(await screen.findByRole('button', { name: opener }));
  return [user, within(await screen.findByRole('dialog', { name: title }))];
}

export const dialogsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** It says what it is about, and Escape leaves everything as it was. */
export function itOpensAndCloses(dialog: Opened): void {
  it('says what it is about, and closes with Escape', async () => {
    const [user, inside] = await openDialog(dialog);
    expect((await inside.findAllByText(dialog.says))[0]).toBeVisible();
    await user.keyboard('{Escape}');
    await dialogsGone();
  });
}

/** It opens and closes, does what it is for with exactly one call, and where that fails says so and can be tried again. */
export function itActs<R extends RouteDefinition>(dialog: Acting<R>): void {
  const { call, sends, done, failed = /not available right now/, afterFailure = 'keeps' } = dialog;
  const act = async (user: UserEvent, inside: InDialog) =>
    user.click(await inside.findByRole('button', { name: dialog.action }));

  describe('without being answered', () => {
    itOpensAndCloses(dialog);
    afterEach(() => expect(callsOf(call)).toHaveLength(0));
  });

  it('does it with one call, says so and closes', async () => {
    answer(call, dialog.answered);
    const [user, inside] = await openDialog(dialog);
    await dialog.fillIn?.(user, inside);
    await act(user, inside);
    expect(await screen.findByText(done)).toBeVisible();
    const made = callsOf(call).map(({ params, body }) => ({ params, body }));
    expect(made).toEqual([{ params: {}, body: undefined, ...sends }]);
    await dialogsGone();
  });

  it('says that it could not be done, and can be tried again', async () => {
    refuse(call, 'unavailable');
    const [user, inside] = await openDialog(dialog);
    await dialog.fillIn?.(user, inside);
    await act(user, inside);
    expect((await screen.findAllByText(failed))[0]).toBeVisible();
    expect(screen.queryByText(done)).not.toBeInTheDocument();
    if (afterFailure === 'closes') return dialogsGone();
    if (afterFailure === 'asks again') await dialog.fillIn?.(user, inside);
    answer(call, dialog.answered);
    await act(user, inside);
    expect(await screen.findByText(done)).toBeVisible();
    expect(callsOf(call).at(-1)?.body).toEqual(sends.body);
  });
}
